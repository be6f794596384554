/**
 * Runs a script on the Node that came with the packages, after seeing to it that they are there:
 *
 *   node scripts/run.cjs [OPTIONS] FILE ARGS…
 *     --with=tests,bench   the packages of these folders are installed too
 *     --built              the program is built
 *     --programs           programs of the machine that tests run are there, fetched where we may
 *   node scripts/run.cjs --tests=PART ARGS…   runs a part of the tests, with all it needs (prepare/test-parts.mjs)
 *
 * Every npm script goes through here. It may be the very first thing to run, on whatever Node the system has and with
 * nothing installed, so that a Node too old to install is told apart before anything else is even loaded.
 */
var version = process.versions.node.split('.').map(Number);
var major = version[0];
var minor = version[1];

// As in "engines" of package.json.
if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) {
  import('./run.mjs').then(function (run) {
    return run.run(process.argv.slice(2));
  });
} else {
  console.error(
    'Lintel needs Node 20.19, 22.12 or newer to install itself; this is Node ' +
      process.versions.node +
      ': install a newer one (Node 24 is best) and run the command again.',
  );
  process.exitCode = 1;
}
