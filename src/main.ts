#!/usr/bin/env node
/**
 * The entry point. An old Node must be able to run this file, because it then hands over to the packaged
 * Node. The code for that is only loaded on an old Node.
 */
import { isOldNode, oldestNode } from './node/oldest-node.mjs';

if (isOldNode) {
  const { packagedNode } = await import('./node/packaged-node.mjs');
  const node = packagedNode(import.meta.url);
  if (node === undefined || node === process.execPath) {
    console.error(
      `Lintel needs Node ${oldestNode} or newer; this is Node ${process.versions.node}, and none came with the packages here: install Node ${oldestNode}, or run npm start in Lintel's folder, which fetches one where it can.`,
    );
    process.exitCode = 1;
  } else {
    const [{ handOver }, { fileURLToPath }] = await Promise.all([
      import('./node/child.mjs'),
      import('node:url'),
    ]);
    const args = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
    await handOver(node, args, { withChannel: true });
  }
} else {
  // With DEBUG=* the Redis client would log each command, and the password with it.
  delete process.env['DEBUG'];
  const { enableCompileCache } = await import('node:module');
  // Caches compiled code for the next start, if the folder is writable.
  enableCompileCache(`${import.meta.dirname}/.compile-cache`);
  const { run } = await import('./cli/run.ts');
  const { actAsOwner } = await import('./cli/as-owner.ts');
  process.exitCode = await run(
    process.argv.slice(2),
    process.env,
    () => import('./cli/commands.ts'),
    actAsOwner,
  );
}
