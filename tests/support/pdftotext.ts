import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findTool } from '../../scripts/prepare/find-tool.mjs';

/** The preparation of the tests installs pdftotext. */
const program = findTool('pdftotext') ?? 'pdftotext';

/** The text of each page of a PDF, by pdftotext. */
export async function readPages(pdf: Uint8Array): Promise<readonly string[]> {
  const reader = spawn(program, ['-', '-'], { stdio: 'pipe' });
  reader.stdin.end(pdf);
  const [pages, complaints] = await Promise.all([text(reader.stdout), text(reader.stderr)]);
  if (complaints !== '') throw new Error(`pdftotext complains: ${complaints}`);
  // Each page ends with a form feed.
  return pages.split('\f').slice(0, -1);
}
