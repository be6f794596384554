import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { customer } from '../support/door-quotes.ts';
import { expectedExtras, inclVat } from '../support/extras-model.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';
import { euro, figuresOf } from '../support/shown-doors.ts';
import type { ChosenExtras } from '../support/some-extras.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

/** The price of a door with VAT, by the independent model of extras. */
async function priceOf(doorTypeKey: string, extras: ChosenExtras): Promise<string> {
  const answer = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: { doors: [{ doorTypeKey, opWidth: '1000', opHeight: '2100' }] },
  });
  const [plain] = answer.json<EstimateResponse>().doors;
  if (!plain) throw new Error(answer.body);
  return euro(inclVat(expectedExtras(plain, extras).price));
}

const chosen = {
  ...{ glazingBars: '3x7', glass: 'FLUTED', frameColor: 'brass', handle: 'PULL', lock: 'yes' },
  ...{ quantity: 3, room: 'Study' },
};
const inText = 'g3x7-mFLUTED-cbrass-ePULL-kyes-q3-rStudy';

/** The extras in the form of a page. */
const extrasIn = (fields: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    ['bars', 'grid', 'glass', 'colour', 'hex', 'handle', 'lock', 'quantity', 'room'].map((name) => [
      name,
      fields.get(`d0-${name}`),
    ]),
  );
const inForm = {
  ...{ bars: 'own', grid: '3x7', glass: 'FLUTED', colour: 'own', hex: 'brass', handle: 'PULL', lock: 'yes' },
  ...{ quantity: '3', room: 'Study' },
};

const choicesOf = (html: string, field: string) =>
  html.match(new RegExp(`<input[^>]*type="(?:radio|checkbox)"[^>]*name="d0-${field}"`, 'g')) ?? [];

describe('a fixed panel', () => {
  it.each(['/', '/review'])(
    'is offered no handle and no lock on %s, and is not charged for them',
    async (path) => {
      const { body } = await plainBrowser(service.server).get(
        `${path}?door=tFIX.PANEL-w1000-h2100-${inText}`,
      );
      expect(choicesOf(body, 'glass')).toHaveLength(6);
      expect([...choicesOf(body, 'handle'), ...choicesOf(body, 'lock')]).toEqual([]);
      expect(figuresOf(body).prices).toEqual([await priceOf('FIX_PANEL', chosen)]);
      expect(body).toContain('Door 1: A fixed panel does not open, so it has no handle and no lock.');
    },
  );

  it('has no notice if all of its extras were kept', async () => {
    const links = ['tFIX.PANEL-w1000-h2100-kno', `tPIVOT-w1000-h2100-${inText}`];
    for (const link of links) {
      const { body } = await plainBrowser(service.server).get(`/?door=${link}`);
      expect(body).not.toContain('not as it was asked for');
    }
  });
});

it('the page of a link names the extras in it that are not offered', async () => {
  const link = 'tPIVOT-w1000-h2100-mPINK-eKNOB-g7x3';
  const { body } = await plainBrowser(service.server).get(`/?door=${link}`);
  expect(body).toContain('The glass “pink” and the handle “knob” of this link are no longer offered.');
  // The field of glazing bars can show what was asked for.
  expect(body).toContain('Please give columns and rows of panes, such as 2x4, and at most 6x12.');
});

it('a change of the type keeps the extras that the new type can have, and the way back restores the others', async () => {
  const browser = plainBrowser(service.server);
  await browser.get(`/?door=tPIVOT-w1000-h2100-${inText}`);
  expect(extrasIn(browser.fields())).toEqual(inForm);
  const panel = await browser.submit({ 'd0-type': 'FIX_PANEL', action: 'update' });
  expect(figuresOf(panel.body).prices).toEqual([await priceOf('FIX_PANEL', chosen)]);
  const pivot = await browser.submit({ 'd0-type': 'PIVOT', action: 'update' });
  expect(extrasIn(browser.fields())).toEqual(inForm);
  expect(figuresOf(pivot.body).prices).toEqual([await priceOf('PIVOT', chosen)]);

  await browser.submit({ 'd0-type': 'FIX_PANEL', action: 'update' });
  const person = { name: customer.name, email: customer.email, consent: 'yes' };
  await browser.submit({ ...person, action: 'send' });
  const stored = (await service.enquiries()).at(-1)?.designs?.[0]?.door;
  expect(stored).toMatchObject({
    doorTypeKey: 'FIX_PANEL',
    glass: 'FLUTED',
    glazingBars: '3x7',
    room: 'Study',
  });
  expect(stored).not.toHaveProperty('handle');
  expect(stored).not.toHaveProperty('lock');
});
