import process from 'node:process';
import { runNpmOnShipped } from './shipped/project.mjs';

/**
 * Writes npm's bill of materials (CycloneDX) of all packages that come with the program to standard output.
 */
const { status, error } = runNpmOnShipped(
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--loglevel=error'],
  ['ignore', 'inherit', 'inherit'],
);
if (error) console.error(`npm could not be run: ${error.message}`);
process.exitCode = status === 0 ? 0 : 1;
