// @ts-check

/** The oldest Node the program itself runs on. */
export const oldestNode = 24;

export const isOldNode = Number.parseInt(process.versions.node) < oldestNode;
