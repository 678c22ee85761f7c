/** Replaces Node's own modules, which a library asks for only where it runs in Node. */
export {};
