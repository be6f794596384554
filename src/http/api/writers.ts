import { bytesAsLetters } from './json-text.ts';

/** Writes an answer as JSON: its UTF-8, each byte as one letter, so that it is sent as it stands. */
export type Writer = (reply: object) => string;

/**
 * The plain way, for every schema. For some answers the build makes functions that know their fields and write them in less
 * time: in the program another module stands in the place of this one (scripts/build/writers.ts).
 */
export const writerOf: (schema: object) => Writer = () => (reply) => bytesAsLetters(JSON.stringify(reply));
