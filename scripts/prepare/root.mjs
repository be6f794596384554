import { fileURLToPath } from 'node:url';

/** The checkout, wherever the command was given. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
