import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { readAssets } from './assets.ts';

async function assetsOf(manifest: object) {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const { folder: found, ...names } = readAssets(join(folder, 'manifest.json'));
  expect(found).toBe(join(folder, 'assets'));
  return names;
}

it('names the scripts and the style sheet of the pages that were built', async () => {
  const manifest = {
    'shared.ts': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'desk.ts': { file: 'assets/desk-1.js', name: 'desk', isEntry: true },
    'main.tsx': {
      file: 'assets/main-1.js',
      name: 'main',
      isEntry: true,
      css: ['assets/main-1.css', 'assets/more.css'],
    },
  };
  expect(await assetsOf(manifest)).toEqual({
    script: '/assets/main-1.js',
    deskScript: '/assets/desk-1.js',
    style: '/assets/main-1.css',
  });
});

it('names none where there is none', async () => {
  expect(await assetsOf({ 'main.tsx': { file: 'assets/main-1.js', name: 'main', isEntry: true } })).toEqual({
    script: '/assets/main-1.js',
    deskScript: null,
    style: null,
  });
  expect(await assetsOf({})).toEqual({ script: null, deskScript: null, style: null });
  expect(readAssets(null)).toEqual({ folder: null, script: null, deskScript: null, style: null });
});
