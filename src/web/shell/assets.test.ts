import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { readAssets } from './assets.ts';

const site = 'src/web/configurator/browser/main.tsx';
const none = { script: null, style: null, deskScript: null, deskStyle: null, fonts: [] };
const desk = 'src/web/desk/browser/main.ts';

async function assetsOf(manifest: object) {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const { folder: found, ...names } = readAssets(join(folder, 'manifest.json'));
  expect(found).toBe(join(folder, 'assets'));
  return names;
}

it('readAssets finds the scripts, style sheets and fonts of the manifest', async () => {
  const assets = [
    ...['assets/x-latin-400-normal-a_1.woff2', 'assets/x-latin-600-normal-b-2.woff2'],
    ...['assets/x-latin-ext-400-normal-c3.woff2', 'assets/picture-latin-400-normal.png'],
  ];
  const manifest = {
    [desk]: { file: 'assets/desk-1.js', isEntry: true, css: ['assets/desk-1.css'] },
    'shared.ts': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    [site]: {
      file: 'assets/main-1.js',
      isEntry: true,
      css: ['assets/main-1.css', 'assets/more.css'],
      assets,
    },
  };
  expect(await assetsOf(manifest)).toEqual({
    script: '/assets/main-1.js',
    style: '/assets/main-1.css',
    deskScript: '/assets/desk-1.js',
    deskStyle: '/assets/desk-1.css',
    fonts: ['/assets/x-latin-400-normal-a_1.woff2', '/assets/x-latin-600-normal-b-2.woff2'],
  });
});

it('readAssets returns null for scripts and style sheets without an entry in the manifest', async () => {
  expect(await assetsOf({ [site]: { file: 'assets/main-1.js', isEntry: true } })).toEqual({
    script: '/assets/main-1.js',
    style: null,
    deskScript: null,
    deskStyle: null,
    fonts: [],
  });
  expect(await assetsOf({})).toEqual(none);
  expect(readAssets(null)).toEqual({ folder: null, ...none });
});
