import { describe, expect, it } from 'vitest';
import { signedIn } from '../support/staff.ts';
import { cardFile, fullCard } from '../support/business.ts';
import { createQuote } from '../support/door-quotes.ts';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const env = { RATE_LIMIT_ANONYMOUS: 'off' };
const person = {
  name: 'Aoife Example',
  email: 'aoife@example.ie',
  consent: 'yes',
  message: 'Two doors, one wall.',
};
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** A pivot door of 1100 mm, sent from the configurator. */
async function sentDoor(service: TestService) {
  const browser = plainBrowser(service.server);
  await browser.get('/?door=tPIVOT-w1100-h2100');
  await browser.submit({ ...person, action: 'send' });
  return { browser, page: browser.address() };
}

const only = async (service: TestService) => {
  const [enquiry, ...others] = await service.enquiries();
  expect(others).toEqual([]);
  return enquiry ?? expect.fail('no enquiry');
};
const widthNow = async (service: TestService) => (await only(service)).designs?.[0]?.door.opWidth;
const send = (browser: PlainBrowser, fields: Record<string, string>) =>
  browser.submit({ action: 'send', ...fields });

describe.each(storeKinds)('doors changed after they were sent, on the %s store', (kind) => {
  it('stay one enquiry with both versions for staff, and cannot be changed after staff have begun', async () => {
    const service = await startService(kind, { env });
    const { browser, page } = await sentDoor(service);
    const first = await only(service);
    expect((await browser.get(page)).body).toContain(`href="${page}/change"`);
    service.clock.advance(60_000);

    const form = await browser.get(`${page}/change`);
    expect(form.statusCode).toBe(200);
    expect(form.headers).toMatchObject(secret);
    expect(form.body).toContain(`Enquiry ${first.reference}`);
    // Neither the person nor the message is shown or asked for again.
    expect(form.body).not.toMatch(/Aoife|aoife@example|one wall|name="(?:name|email|consent)"/);
    const wider = await browser.submit({ action: 'update', 'd0-width': '1200' });
    expect(wider.statusCode).toBe(200);
    expect(await widthNow(service)).toBe('1100');
    const after = await send(browser, { message: 'The opening is wider.' });
    expect(browser.address()).toBe(page);
    expect(after.body).toContain('your changes on');
    expect(after.body).toContain(first.reference);
    expect(after.body).toContain('1200 × 2100');

    const second = await only(service);
    expect(second).toMatchObject({
      id: first.id,
      reference: first.reference,
      receivedAt: first.receivedAt,
      changedAt: service.clock.now(),
      designs: [{ door: { opWidth: '1200' } }],
      request: {
        customer: first.request.customer,
        consent: first.request.consent,
        project: { message: 'Two doors, one wall.\n\nThe opening is wider.' },
        doors: [{ opWidth: '1200' }],
      },
    });
    const { request, designs, estimate, priceBookVersion, contentScore } = first;
    expect(await service.store.enquiryVersions.list(second)).toEqual([
      { number: 1, replacedAt: second.changedAt, request, designs, estimate, priceBookVersion, contentScore },
    ]);

    const staff = await signedIn(service);
    const desk = await staff.get(`/staff/enquiries/${first.id}`);
    expect(desk.body).toContain('Changed by the customer');
    expect(desk.body).toContain('1100 × 2100 mm');
    expect(desk.body).toContain('1200 × 2100 mm');
    expect(desk.body).toContain('The customer changed the doors.');
    expect(desk.body).toContain('The opening is wider.');
    expect((await staff.get('/staff')).body).toContain('>Changed</span>');

    await browser.get(`${page}/change`);
    expect(
      (await staff.post(`/staff/enquiries/${first.id}/owner`, { owner: 'me', seen: '1' })).statusCode,
    ).toBe(303);
    const refused = await send(browser, { 'd0-width': '1300', message: 'Wider still.' });
    expect(refused.statusCode).toBe(409);
    expect(refused.headers).toMatchObject(secret);
    expect(refused.body).toContain('We have begun to work on your enquiry');
    expect(browser.fields().get('d0-width')).toBe('1300');
    expect(browser.fields().get('message')).toBe('Wider still.');
    expect(await only(service)).toEqual(second);
    // The refused doors can still be sent as a new enquiry.
    await send(browser, person);
    expect((await service.enquiries()).map(({ designs: sent }) => sent?.[0]?.door.opWidth)).toEqual([
      '1200',
      '1300',
    ]);
    const closed = await browser.get(page);
    expect(closed.body).not.toContain(`${page}/change`);
    expect(closed.body).toContain('We have begun to work on your enquiry');
    await browser.get(`${page}/change`);
    const response = await service.server.inject(`${page}/change`);
    expect([response.statusCode, response.headers.location]).toEqual([303, page]);
  });

  it('make one version if the form is sent twice, also simultaneously', async () => {
    const service = await startService(kind, { env });
    const { browser, page } = await sentDoor(service);
    await browser.get(`${page}/change`);
    const answers = await Promise.all(
      [1, 2].map(() => send(browser, { 'd0-width': '1200', message: 'Wider.' })),
    );
    browser.back();
    browser.back();
    answers.push(await send(browser, { 'd0-width': '1200', message: 'Wider.' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rawRows(service.env, 'enquiry_versions')).toHaveLength(1);
    expect((await only(service)).request).toMatchObject({
      project: { message: 'Two doors, one wall.\n\nWider.' },
    });
  });

  it('are stored from one of two windows that send at the same time, and the other window shows the conflict', async () => {
    const service = await startService(kind, { env });
    const { page } = await sentDoor(service);
    const windows = [
      plainBrowser(service.server),
      plainBrowser(service.server),
      plainBrowser(service.server),
    ];
    for (const window of windows) await window.get(`${page}/change`);
    const widths = ['1200', '1250', '1300'];
    const answers = await Promise.all(
      windows.map((window, index) => send(window, { 'd0-width': widths[index] ?? '' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await widthNow(service)).toBe(widths[won]);
    expect(await rawRows(service.env, 'enquiry_versions')).toHaveLength(1);
    const lost = won === 0 ? 1 : 0;
    const late = windows[lost] ?? expect.fail('no window');
    expect(answers[lost]?.body).toContain('Your doors were changed in another window');
    expect(late.fields().get('d0-width')).toBe(widths[lost]);
    // The customer has seen the notice, so sending replaces the doors of the other window.
    expect((await send(late, {})).statusCode).toBe(200);
    expect(await widthNow(service)).toBe(widths[lost]);
    expect((await rawRows(service.env, 'enquiry_versions')).map(({ number }) => number).toSorted()).toEqual([
      1, 2,
    ]);
  });

  it('are refused if staff begin work at the same moment, or else the change by staff is refused', async () => {
    const service = await startService(kind, { env });
    const staff = await signedIn(service);
    for (let round = 0; round < 6; round += 1) {
      const { page } = await sentDoorOf(service, round);
      const enquiry = (await service.enquiries()).find(
        ({ request }) => request.customer.email === `aoife.${round}@example.ie`,
      );
      const browser = plainBrowser(service.server);
      await browser.get(`${page}/change`);
      const owner = { owner: 'me', seen: '0' };
      const [changed, taken] = await Promise.all([
        send(browser, { 'd0-width': '1200' }),
        staff.post(`/staff/enquiries/${enquiry?.id ?? ''}/owner`, owner),
      ]);
      expect([
        [200, 409],
        [409, 303],
      ]).toContainEqual([changed.statusCode, taken.statusCode]);
      const history = await service.store.enquiryChanges.list(enquiry?.id ?? '');
      expect(history.map(({ action }) => action)).toEqual([changed.statusCode === 200 ? 'changed' : 'owner']);
    }
  });
});

it('a form of changes is shown again after a redirect, with its version and the typed input', async () => {
  const service = await startService('embedded', { env });
  const { browser, page } = await sentDoor(service);
  await browser.get(`${page}/change`);
  const other = plainBrowser(service.server);
  await other.get(`${page}/change`);

  await browser.submit({ action: 'update', 'd0-width': '1200', message: 'Wider.' });
  const { statusCode, headers } = browser.posted() ?? {};
  expect(statusCode).toBe(303);
  expect(headers?.location).toMatch(new RegExp(`^${page}/change\\?again=[\\w-]{8}$`));
  const shown = () => ['d0-width', 'message'].map((field) => browser.fields().get(field));
  expect(shown()).toEqual(['1200', 'Wider.']);

  await send(other, { 'd0-width': '1300' });
  const reloaded = await browser.get(headers?.location ?? '');
  expect(reloaded.headers).toMatchObject(secret);
  expect(shown()).toEqual(['1200', 'Wider.']);
  // The doors of the other window are not replaced before the customer has seen them.
  expect((await send(browser, {})).statusCode).toBe(409);
  expect(await widthNow(service)).toBe('1300');

  await browser.submit({ action: 'update', 'd0-height': '2200' });
  const staff = await signedIn(service);
  const { id } = await only(service);
  await staff.post(`/staff/enquiries/${id}/owner`, { owner: 'me', seen: '1' });
  await browser.get(browser.address());
  expect([...shown(), browser.fields().get('d0-height')]).toEqual(['1200', 'Wider.', '2200']);
  expect((await send(browser, {})).body).toContain('We have begun to work on your enquiry');
  expect(shown()).toEqual(['1200', 'Wider.']);
});

it('a refused form of changes is shown again after a redirect, with its errors', async () => {
  const service = await startService('embedded', { env });
  const { browser, page } = await sentDoor(service);
  await browser.get(`${page}/change`);
  const answer = await send(browser, { 'd0-width': '1200', message: 'w'.repeat(2501) });
  expect(browser.posted()?.statusCode).toBe(303);
  expect(answer.body).toContain('<a href="#message">');
  expect(answer.body).not.toContain('<a href="#name">');
  expect(browser.fields().get('message')).toBe('w'.repeat(2501));
  expect(await widthNow(service)).toBe('1100');
});

const sentDoorOf = async (service: TestService, number: number) => {
  const browser = plainBrowser(service.server);
  await browser.get('/?door=tPIVOT-w1100-h2100');
  await browser.submit({ ...person, email: `aoife.${number}@example.ie`, action: 'send' });
  return { page: browser.address() };
};

it('the page after sending begins with the day of the answer, the estimate and the next steps', async () => {
  const card = { ...fullCard, vatRatePercent: 23 };
  const service = await startService('embedded', { env: { ...env, BUSINESS: await cardFile(card) } });
  const { browser, page } = await sentDoor(service);
  const begins = async (address: string) => {
    const { body } = await browser.get(address);
    return body.replace(/^[\s\S]*<\/h1>/, '').replace(/<[^>]*>/g, '');
  };
  expect(await begins(page)).toMatch(
    /^Our sales desk will answer you by Wednesday, 4 March, 5:30 pm\.Our estimate: €3,979 with VAT \(€3,235 without VAT\), supply only\.Your reference is [\w-]+\..*Change my doorSave as PDF/s,
  );
  expect(await begins(`${page}?prices=net`)).toContain(
    'Our estimate: €3,235 without VAT (€3,979 with VAT), supply only.',
  );
  // After the day of the answer, the page no longer promises an answer.
  service.clock.advance(30 * 86_400_000);
  expect(await begins(page)).toMatch(/^Our estimate/);
});

describe('the page for changing the doors of an enquiry', () => {
  it('opens for a sent quote too', async () => {
    const service = await startService('embedded', { env });
    const { token } = await createQuote(service);
    const browser = plainBrowser(service.server);
    expect((await browser.get(`/quotes/${token}/change`)).statusCode).toBe(404);
    await browser.get(`/quotes/${token}`);
    await browser.submit({ ...person, action: 'send' });
    await browser.get(`/quotes/${token}/change`);
    await send(browser, { 'd0-width': '2300' });
    expect(browser.address()).toBe(`/quotes/${token}`);
    expect(await widthNow(service)).toBe('2300');
  });

  it('is 404 for unknown links and for enquiries without doors', async () => {
    const service = await startService('embedded', { env });
    const browser = plainBrowser(service.server);
    await browser.get('/contact');
    await browser.submit({ ...person, message: 'When is the showroom open?' });
    for (const page of [browser.address(), '/sent/unknown', '/quotes/unknown']) {
      const answers = await Promise.all(
        (['GET', 'POST'] as const).map((method) => service.server.inject({ method, url: `${page}/change` })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
  });

  it('stores no version if nothing was changed, and at most ten versions', async () => {
    const service = await startService('embedded', { env });
    const { browser, page } = await sentDoor(service);
    await browser.get(`${page}/change`);
    await send(browser, {});
    expect((await only(service)).changedAt).toBeNull();
    for (let width = 1; width <= 10; width += 1) {
      await browser.get(`${page}/change`);
      expect((await send(browser, { 'd0-width': String(1100 + width) })).statusCode).toBe(200);
    }
    await browser.get(`${page}/change`);
    const refused = await send(browser, { 'd0-width': '1200' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('These doors were changed many times');
    expect(browser.fields().get('d0-width')).toBe('1200');
    expect(await widthNow(service)).toBe('1110');
  });

  it('refuses spam and holds suspected spam like the enquiry form, and keeps the typed input', async () => {
    const service = await startService('embedded', { env });
    const { browser, page } = await sentDoor(service);
    await browser.get(`${page}/change`);
    const trapped = await send(browser, { 'd0-width': '1200', website: 'x' });
    expect(browser.posted()?.statusCode).toBe(303);
    expect(trapped.body).toContain('This enquiry looks like spam and was not stored.');
    expect(browser.fields().get('d0-width')).toBe('1200');
    expect(await widthNow(service)).toBe('1100');
    const message = 'I can improve your website design and traffic. Interested?';
    expect((await send(browser, { message, website: '' })).statusCode).toBe(200);
    expect(await only(service)).toMatchObject({ status: 'held', designs: [{ door: { opWidth: '1200' } }] });
  });
});
