/**
 * Stands in the program for packages of which nothing is used: `glob`, with which @fastify/static would list folders, and
 * `mime-db`, by which @fastify/compress would look up what it is told (src/web/add-pages.ts). To load them took time at every
 * start.
 */
export const glob = (): never => {
  throw new Error('No folder is listed: see scripts/build/not-needed.ts');
};

export default {};
