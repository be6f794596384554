/**
 * Preloaded into the program and its threads while the build runs it once: keeps each cached script that is loaded
 * (src/node/load-cached.cjs), and at the end of its thread writes down what V8 has compiled of it by then.
 */
const { writeFileSync } = require('node:fs');
const { sep } = require('node:path');
const process = require('node:process');
const v8 = require('node:v8');
const vm = require('node:vm');

const scripts = new Map();
const setFlag = v8.setFlagsFromString;
const unset = new Set();

/** V8 takes a cache only where it is told the same as when the cache was made, so each flag is taken back before. */
function setUntilSaved(flag) {
  // Others say how memory is used, and nothing of how a function is compiled.
  if (!flag.startsWith('--no-')) return;
  setFlag(flag);
  unset.add(flag.replace('--no-', '--'));
}
v8.setFlagsFromString = setUntilSaved;
// What ran once, at the very start, is wanted too.
setUntilSaved('--no-flush-bytecode');

vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    if (options.filename.includes(`${sep}dist${sep}cached${sep}`)) scripts.set(options.filename, this);
  }
};

process.on('exit', () => {
  for (const flag of unset) setFlag(flag);
  for (const [file, script] of scripts)
    writeFileSync(`${file}.${process.platform}-${process.arch}`, script.createCachedData());
});
