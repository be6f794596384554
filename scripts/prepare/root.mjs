import { fileURLToPath } from 'node:url';

/** The checkout, wherever the command was started. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
