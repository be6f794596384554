import { fileURLToPath } from 'node:url';

/** The folder of the checkout, regardless of the current folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
