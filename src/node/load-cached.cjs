// @ts-check
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script, constants } = require('node:vm');

/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map();

/**
 * Loads a script that stands beside this file, with what V8 made of it before: the build has run it once, and kept each
 * function that was compiled then. Node's own cache holds none of those, since it is made before anything runs. The script
 * is one function of what a module knows, and what it loads from beside itself is loaded in the same way.
 *
 * @param {string} name
 */
module.exports = function loadCached(name) {
  const known = loaded.get(name);
  if (known) return known.exports;
  const file = join(__dirname, `${name}.cjs`);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData: read(`${file}.${process.platform}-${process.arch}`),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  loaded.set(name, module);
  const others = createRequire(file);
  const require = (/** @type {string} */ id) =>
    id.startsWith('./') ? loadCached(id.slice(2, -'.cjs'.length)) : others(id);
  script.runInThisContext()(module.exports, require, module, file, __dirname);
  return module.exports;
};

/**
 * Undefined where the build ran on another kind of machine. What another Node made is refused by V8: then everything is
 * compiled as it is needed.
 *
 * @param {string} file
 */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
