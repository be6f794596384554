import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/config.ts';
import { operationList } from '../src/app/operations/table.ts';
import { openApiDocument } from '../src/contract/describing/openapi.ts';

/** Lints the OpenAPI description with Redocly's recommended rules; warnings count as errors. */
const redocly = fileURLToPath(new URL('./node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lintel-openapi-'));
try {
  const file = join(folder, 'openapi.json');
  writeFileSync(
    file,
    JSON.stringify(openApiDocument(operationList, 'https://doors.example.ie', readConfig({}))),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'lint', '--extends', 'recommended', '--format', 'json', file],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const { totals, problems } = readReport(stdout, stderr);
  for (const { message, ruleId, location } of problems) {
    console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
  }
  if (totals.errors + totals.warnings > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function readReport(stdout, stderr) {
  try {
    return JSON.parse(stdout.slice(stdout.indexOf('{')));
  } catch (error) {
    throw new Error(`Redocly did not report: ${stderr}`, { cause: error });
  }
}
