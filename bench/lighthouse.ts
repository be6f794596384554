/**
 * Prints the Lighthouse scores of the pages people arrive at, as on a phone: npm run build && npm run bench:lighthouse.
 * The SEO score of the review page is low, because search engines must not index this page.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const paths = ['/', '/products/double-hinged-steel-door', '/review?door=tDOUBLE.HINGED-w1800-h2100'];
const port = 4471;
const debuggingPort = 4472;
const url = `http://localhost:${port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'lintel-lighthouse-'));
const program = spawn(process.execPath, ['dist/main.js'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  stdio: 'ignore',
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${debuggingPort}`],
});

try {
  await untilServed();
  for (const path of paths) {
    const result = await lighthouse(`${url}${path}`, { port: debuggingPort, logLevel: 'error' });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const failed = Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id }) => id);
    console.log(`${path}\n  ${scores.join(', ')}\n  below 0.9: ${failed.join(', ') || 'nothing'}`);
  }
} finally {
  await browser.close();
  program.kill();
  await rm(dataDir, { recursive: true, force: true });
}

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The program did not start: run npm run build first.');
}
