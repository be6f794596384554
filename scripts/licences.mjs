import process from 'node:process';
import { shippedPackages } from './shipped/packages.mjs';

/** Lists the licences of all packages that come with the program, and exits with 1 if one is not allowed. */
const welcome = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

const lines = shippedPackages().map(({ name, version, licence }) => {
  const fault = faultOf(licence);
  if (fault) {
    console.error(`licences: ${name} ${version} ${fault}`);
    process.exitCode = 1;
  }
  return `${name}\t${version}\t${licence ?? 'none'}`;
});
console.log([...new Set(lines)].sort().join('\n'));

function faultOf(licence) {
  if (!licence) return 'has no licence';
  return isWelcome(licence) ? null : `is under ${licence}, which is not on the list in scripts/licences.mjs`;
}

/**
 * Whether a licence expression such as (MIT OR GPL-3.0) is allowed: all parts of one of its choices must be.
 */
function isWelcome(expression) {
  const choices = expression.replace(/[()]/g, ' ').split(/\sOR\s/);
  return choices.some((choice) => choice.split(/\sAND\s/).every((name) => welcome.has(name.trim())));
}
