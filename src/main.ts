#!/usr/bin/env node
/**
 * The program. This file holds nothing a Node too old to run the rest could stumble over, so that it can say so.
 */
const oldestNode = 24;
const runningNode = Number(process.versions.node.split('.', 1)[0]);

if (runningNode < oldestNode) {
  console.error(
    `Lintel needs Node ${oldestNode} or newer; this is Node ${process.versions.node}. Start it with npm start, which brings its own.`,
  );
  process.exitCode = 1;
} else {
  const { run } = await import('./cli/run.ts');
  await run(process.argv.slice(2), process.env);
}

export {};
