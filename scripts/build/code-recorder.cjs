/**
 * Preloaded into the program and its threads while the build runs it once: keeps each cached script that is loaded
 * (src/node/load-cached.cjs), and at the end of its thread writes down what V8 has compiled of it by then.
 */
const { writeFileSync } = require('node:fs');
const { sep } = require('node:path');
const process = require('node:process');
const v8 = require('node:v8');
const vm = require('node:vm');

/** What is told V8 here, and by the service, of how functions are compiled and kept (src/cli/serving/v8-flags.ts). */
const flags = ['flush-bytecode', 'enable-enumerated-keyed-access-bytecode'];
const setFlag = v8.setFlagsFromString;
// The service's other flags say how memory is used: a cache that was made under them would not be taken without them.
v8.setFlagsFromString = (flag) => {
  if (flags.some((name) => flag === `--no-${name}`)) setFlag(flag);
};
// What ran once, at the very start, is wanted too.
v8.setFlagsFromString('--no-flush-bytecode');

const scripts = new Map();
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    if (options.filename.includes(`${sep}dist${sep}cached${sep}`)) scripts.set(options.filename, this);
  }
};

process.on('exit', () => {
  for (const name of flags) setFlag(`--${name}`);
  for (const [file, script] of scripts)
    writeFileSync(`${file}.${process.platform}-${process.arch}`, script.createCachedData());
});
