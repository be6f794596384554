import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';

export const root = join(import.meta.dirname, '../..');
export const shippedPath = (name: string) => join(root, 'deploy', name);
export const shipped = (name: string) => readFileSync(shippedPath(name), 'utf8');

/** Every file under deploy/, by its relative path. */
export const shippedFiles = readdirSync(shippedPath(''), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(shippedPath(''), join(entry.parentPath, entry.name)));

/** The names of all settings in the help: the first words of a line, and all names with an underscore. */
export function settingsIn(help: string): string[] {
  const [, list = ''] = help.split('Settings come from the environment');
  const first = [...list.matchAll(/^ {2}([A-Z_]+(?:, [A-Z_]+)*) /gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  return [...new Set([...first, ...(list.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])])].sort();
}

/** Replaces placeholders that must exist, so that renamed ones are noticed. */
export function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [placeholder, value]) => {
    expect(changed).toContain(placeholder);
    return changed.replaceAll(placeholder, value);
  }, text);
}
