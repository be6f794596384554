import { fileURLToPath } from 'node:url';

/** The folder of the checkout, wherever the command was started. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
