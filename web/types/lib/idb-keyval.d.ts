export * from "idb-keyval";
