// @ts-check
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script, constants } = require('node:vm');

/**
 * Loads a script that stands beside this file, with what V8 made of it before: the build has run it once, and kept each
 * function that was compiled then. Node's own cache holds none of those, since it is made before anything runs.
 *
 * @param {string} name
 */
module.exports = function loadCached(name) {
  const file = join(__dirname, `${name}.cjs`);
  const source = readFileSync(file, 'latin1');
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    cachedData: read(`${file}.${process.platform}-${process.arch}`),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, __dirname);
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
