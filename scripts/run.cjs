/**
 * Runs a script on the Node that came with the packages, after installing what is missing:
 *
 *   node scripts/run.cjs [OPTIONS] FILE ARGS…
 *     --with=tests,bench   also installs the packages of these folders
 *     --built              builds the program if it is out of date
 *     --programs           fetches external programs of the tests, if possible
 *   node scripts/run.cjs --tests=PART ARGS…   runs a part of the tests, with all it needs (prepare/test-parts.mjs)
 *
 * Every npm script runs through this file, perhaps on an old Node of the system and before any package is
 * installed. So it uses old syntax, and refuses a Node that is too old to install before it loads other code.
 */
var version = process.versions.node.split('.').map(Number);
var major = version[0];
var minor = version[1];

// The versions are those in "engines" of package.json.
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
