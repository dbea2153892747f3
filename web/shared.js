// @ts-check
// A thread for Python that several pages share: tables that are embedded side by side.

import { server } from "./python.js";

const take = server(self.name);
self.onconnect = ({ ports: [port] }) => take(port);
