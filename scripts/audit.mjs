import process from 'node:process';
import { root } from './prepare/root.mjs';
import { runNpm, runNpmOnShipped } from './shipped/project.mjs';

/**
 * Asks the registry for known weaknesses in the packages that come with the program, bundled or installed;
 * with --all, also in the packages that build and test it. Exits with 1 if there are any, and with 2 if the
 * registry could not be asked.
 */
const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--loglevel=silent'];
const all = process.argv.includes('--all');
const stdio = ['ignore', 'pipe', 'inherit'];
const { stdout = '', error } = all ? runNpm(args, { cwd: root, stdio }) : runNpmOnShipped(args, stdio);
const report = readReport(stdout);

if (!report?.vulnerabilities) {
  const reason = error?.message ?? report?.message ?? 'npm said nothing';
  console.error(`audit: the registry could not be asked (${reason}), so nothing is known.`);
  process.exitCode = 2;
} else {
  const found = Object.values(report.vulnerabilities).sort((a, b) => a.name.localeCompare(b.name));
  for (const { name, severity, range, via } of found) {
    const reasons = via.map((each) =>
      typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`,
    );
    console.log(`${severity}\t${name}\t${range}\t${reasons.join('; ')}`);
  }
  const what = all ? 'what is installed here' : 'what ships';
  console.log(`audit: ${found.length === 0 ? 'no weakness is' : `weaknesses are`} known in ${what}.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

/** @param {string} text */
function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
