import { existsSync } from 'node:fs';
import process from 'node:process';
import { aptGet, aptInstall, canInstall } from './apt-get.mjs';
import { findTool } from './find-tool.mjs';
import { Stop } from './stop.mjs';

const usualChromium = '/usr/bin/chromium';

/** The browser tests run in a real Chromium: that of $CHROMIUM, the system's, or one that is installed now where we may. */
const chromium = {
  package: 'chromium',
  isThere: () => existsSync(usualChromium),
  lacking: `No browser for the tests (${usualChromium} does not exist): install Chromium, for example with "sudo apt-get install chromium", or set CHROMIUM to the path of one.`,
};

/** What can be read in our PDFs is what a program of others reads in them. */
const pdftotext = {
  package: 'poppler-utils',
  isThere: () => findTool('pdftotext') !== undefined,
  lacking:
    'No pdftotext for the tests of PDFs: install it, for example with "sudo apt-get install poppler-utils".',
};

/** Nodes share their limits through a real Redis. */
const redis = {
  package: 'redis-server',
  isThere: () => findTool('redis-server') !== undefined,
  lacking:
    'No redis-server for the tests of many nodes: install it, for example with "sudo apt-get install redis-server".',
};

export function requireChromium() {
  const named = process.env.CHROMIUM;
  if (!named) return requireProgram(chromium);
  if (existsSync(named)) return;
  throw new Stop(
    `CHROMIUM names ${named}, which does not exist: set it to the path of a Chromium or Chrome.`,
  );
}

export function requirePdftotext() {
  requireProgram(pdftotext);
}

export function requireRedis() {
  requireProgram(redis);
}

function requireProgram(program) {
  if (program.isThere()) return;
  if (canInstall()) {
    console.error(`Installing ${program.package} with apt-get for the tests …`);
    aptGet(['update']);
    aptInstall([program.package]);
  }
  if (!program.isThere()) throw new Stop(program.lacking);
}
