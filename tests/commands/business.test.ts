import { expect, it } from 'vitest';
import { bareCard, cardFile, fullCard } from '../support/business.ts';
import { runCommand } from '../support/command.ts';
import { startListening } from '../support/listening.ts';

const check = async (card: unknown) => {
  const file = await cardFile(card);
  return { file, ...(await runCommand(['business', 'check', file])) };
};

it('business check accepts a valid card, and lists the missing fields', async () => {
  const full = await check(fullCard);
  expect(full).toMatchObject({ code: 0, stdout: `${full.file} is sound: Example Doors.\n`, stderr: '' });
  const bare = await check({ ...bareCard, phone: '01 679 1234', email: 'a@example.ie' });
  expect(bare.stdout).toBe(
    `${bare.file} is sound: Example Doors.\n` +
      'Pages leave out what it does not say: legalName, address, openingHours, showroom, companyNumber, vatNumber, ' +
      'vatRatePercent, deliveryArea, fitting, payment, guarantee, answeredBy, answeredWithin and privacy.\n',
  );
  const sample = await check({ ...fullCard, sample: true });
  expect(sample.stdout).toContain(
    '\nIt says that it is a sample: pages say so too, until "sample" is taken out.\n',
  );
});

it('business check reports every error of a card, and the mcp command refuses to start with it', async () => {
  const faulty = { ...fullCard, phone: '1', email: 'nobody', fax: '2' };
  const { file, code, stdout, stderr } = await check(faulty);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.split('\n')).toEqual([
    `lintel: ${file} has 3 faults:`,
    '  /phone: must be a valid phone number; without a country code it is read as Irish',
    '  /email: must be one plain e-mail address, such as name@example.ie',
    '  /fax: there is no such field',
    '',
  ]);
  expect(await runCommand(['mcp'], { env: { BUSINESS: file } })).toMatchObject({ code: 1, stderr });
});

it('business check reports a card that is not JSON, and the mcp command one that does not exist', async () => {
  expect((await check('{')).stderr).toMatch(/^lintel: \S+ is not JSON: .*\n$/);
  const missing = await runCommand(['mcp'], { env: { BUSINESS: 'nowhere.json' } });
  expect(missing.stderr).toMatch(/^lintel: \S+nowhere\.json cannot be read: there is no such file\n$/);
});

it('the service uses the configured card, also in the worker that renders PDFs', async () => {
  const { url } = await startListening({ BUSINESS: await cardFile(fullCard) });
  expect(await (await fetch(url)).text()).toContain('href="tel:+35316791234"');
  const pdf = Buffer.from(await (await fetch(`${url}/review.pdf`)).arrayBuffer());
  expect(pdf.toString('latin1').replaceAll('\0', '')).toContain('Example Doors)');
});
