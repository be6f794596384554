import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareCard, cardFile } from '../support/business.ts';
import { runCommand } from '../support/command.ts';
import { unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
const avif = Buffer.from('\0\0\0 ftypavif', 'latin1');

const hall = { file: 'hall.jpg', width: 1600, height: 1200, alt: 'A double door <in> a hall' };
const kitchen = {
  file: 'work/kitchen.png',
  width: 800,
  height: 1200,
  alt: 'A sliding door',
  caption: 'Dalkey',
};

/** A card with photographs, and files beside it. */
async function cardWith(photographs: unknown, files: Readonly<Record<string, Buffer>>): Promise<string> {
  const card = await cardFile({ ...bareCard, photographs });
  await mkdir(join(dirname(card), 'work'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(dirname(card), name), bytes);
  return card;
}

describe("the maker's photographs", () => {
  let service: TestService;
  let home: string;
  beforeAll(async () => {
    const files = { 'hall.jpg': jpeg, 'work/kitchen.png': png };
    service = await startService('embedded', { env: { BUSINESS: await cardWith([hall, kitchen], files) } });
    home = (await service.server.inject('/')).body;
  });
  const imagesOf = (html: string) => html.match(/<img (?:[^>"]|"[^"]*")*>/g) ?? [];

  it('are on the first page and on the pages of products, and nowhere else', async () => {
    const bodyAt = async (url: string) => (await service.server.inject(url)).body;
    const product = await bodyAt('/products/double-hinged-steel-door');
    for (const page of [home, product]) {
      expect(page).toContain('Doors we have made');
      const [first = '', second = '', ...more] = imagesOf(page).map(unescaped);
      expect(more).toEqual([]);
      expect(first).toContain('width="1600" height="1200" alt="A double door <in> a hall" loading="lazy"');
      expect(second).toContain('width="800" height="1200" alt="A sliding door"');
      expect(page).toContain('<figcaption class="hint">Dalkey</figcaption>');
    }
    for (const url of ['/?door=w900-h2000', '/review?door=w900-h2000', '/products', '/contact'])
      expect(imagesOf(await bodyAt(url)), url).toEqual([]);
  });

  it('are served unchanged, and cached for a year', async () => {
    const addresses = imagesOf(home).map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '');
    const answers = await Promise.all(addresses.map((url) => service.server.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/jpeg', 'image/png']);
    expect(answers.map(({ rawPayload }) => rawPayload)).toEqual([jpeg, png]);
    for (const { headers } of answers)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await service.server.inject('/photographs/hall.jpg')).statusCode).toBe(404);
  });

  it('are not on the pages of a maker whose card has none', async () => {
    const { server } = await startService('embedded', { env: { BUSINESS: await cardFile(bareCard) } });
    for (const url of ['/', '/products/double-hinged-steel-door'])
      expect((await server.inject(url)).body).not.toMatch(/<img|Doors we have made/);
  });

  it('can also be WebP and AVIF files', async () => {
    const photographs = [
      { ...hall, file: 'one' },
      { ...hall, file: 'two' },
    ];
    const env = { BUSINESS: await cardWith(photographs, { one: webp, two: avif }) };
    const { server } = await startService('embedded', { env });
    const addresses = imagesOf((await server.inject('/')).body).map(
      (tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '',
    );
    const types = await Promise.all(
      addresses.map(async (url) => (await server.inject(url)).headers['content-type']),
    );
    expect(types).toEqual(['image/webp', 'image/avif']);
  });
});

describe("the check of a card's photographs", () => {
  const faultsOf = async (photographs: unknown, files: Readonly<Record<string, Buffer>> = {}) => {
    const { code, stderr } = await runCommand(['business', 'check', await cardWith(photographs, files)]);
    expect(code).toBe(1);
    return stderr.split('\n').slice(1, -1);
  };

  it('names the field of each invalid entry', async () => {
    const faulty = [
      { file: '', width: '1600', height: 0, alternative: 'x' },
      { ...hall, caption: 7 },
    ];
    expect((await faultsOf(faulty)).toSorted()).toEqual([
      '  /photographs/0/alt: is required',
      '  /photographs/0/alternative: there is no such field',
      '  /photographs/0/file: is required',
      '  /photographs/0/height: must be at least 1',
      '  /photographs/0/width: must be a whole number',
      '  /photographs/1/caption: must be a string',
    ]);
    expect(await faultsOf(hall)).toEqual(['  /photographs: must be a list']);
    expect(await faultsOf(Array(13).fill(hall))).toEqual(['  /photographs: must have at most 12 items']);
  });

  it('names the field of each missing or unsuitable file', async () => {
    const files = {
      'hall.jpg': jpeg,
      'again.jpg': jpeg,
      'words.txt': Buffer.from('a door'),
      'large.jpg': Buffer.concat([jpeg, Buffer.alloc(2_000_000)]),
    };
    const names = ['hall.jpg', 'nowhere.jpg', 'work', 'words.txt', 'large.jpg', 'again.jpg'];
    const faults = await faultsOf(
      names.map((file) => ({ ...hall, file })),
      files,
    );
    expect(faults.map((fault) => fault.replace(/\/\S+\/(?=nowhere|work)/, ''))).toEqual([
      '  /photographs/1/file: nowhere.jpg cannot be read: there is no such file',
      '  /photographs/2/file: work cannot be read: it is a folder',
      '  /photographs/3/file: must be a JPEG, PNG, WebP or AVIF file',
      '  /photographs/4/file: must have at most 2 MB',
      '  /photographs/5/file: is the same picture as /photographs/0',
    ]);
  });
});
