import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './child.ts';

const root = join(import.meta.dirname, '../..');

/** A checkout that ships one package. */
export async function checkoutWith(manifest: {
  name: string;
  version: string;
  license?: string;
}): Promise<string> {
  const checkout = await temporaryFolder();
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  const place = `node_modules/${manifest.name}`;
  const files = {
    [`${place}/package.json`]: manifest,
    'node_modules/.package-lock.json': { packages: { [place]: { version: manifest.version } } },
    'package.json': { name: 'lintel', version: '0.1.0', dependencies: { [manifest.name]: manifest.version } },
    'dist/licences.json': [],
    'dist/web/licences.json': [],
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), JSON.stringify(content));
  }
  return checkout;
}
