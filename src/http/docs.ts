import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';
import { problems } from '../contract/problems.ts';

/** The documentation that must never be missing: what can be called, and what each error means. */
export function docsPage(publicUrl: string): string {
  const rows = Object.values<Operation>(operations).map(
    ({ method, path, summary, description }) =>
      `<tr><td><code>${method} ${escapeHtml(path)}</code></td><td><strong>${escapeHtml(summary)}</strong><br>${escapeHtml(description)}</td></tr>`,
  );
  return page(
    'Lintel API',
    `<p>The machine-readable description is at <a href="/openapi.json">${escapeHtml(publicUrl)}/openapi.json</a>.
     Every error is explained in the <a href="/docs/errors">catalogue of errors</a>.</p>
     <table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

export function errorsPage(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, title, remedy }]) =>
      `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}.</td><td>${withCode(remedy)}</td></tr>`,
  );
  return page(
    'Errors of the Lintel API',
    `<p>Errors are <a href="https://www.rfc-editor.org/rfc/rfc9457">problem details</a>. Rely on <code>code</code>; titles may be reworded.</p>
     <table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th><th scope="col">What to do</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

/** Backquoted words in our own texts are code. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
