// @ts-check

/** The oldest major version of Node that the program runs on. */
export const oldestNode = 24;

export const isOldNode = Number.parseInt(process.versions.node) < oldestNode;
