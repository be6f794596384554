/** Ends the preparation with one line for the person at the terminal: what is wrong and what to do about it. */
export class Stop extends Error {}
