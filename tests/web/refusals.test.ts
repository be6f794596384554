import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '../support/clock.ts';
import { type PlainBrowser, plainBrowser, unescaped } from '../support/plain-browser.ts';
import { startService } from '../support/service.ts';

let service: Awaited<ReturnType<typeof startService>>;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded');
  browser = plainBrowser(service.server);
});

const person = { name: 'Seán Ó Briain', email: 'sean@example.ie', consent: 'yes' };
const message = 'Can we see a pivot door in the showroom?';
const forms = ['/contact', '/security-doors', '/', '/review'];

/** The status, Retry-After, and texts of the notice of a refusal. */
function refusalOf({ statusCode, headers, body }: LightMyRequestResponse) {
  const box = /<div class="notice[^>]*>([\s\S]*?)<\/div>/.exec(body);
  const texts = [...(box?.[1] ?? '').matchAll(/>([^<]+)</g)].map(([, text = '']) => unescaped(text));
  return { statusCode, wait: headers['retry-after'], attributes: attributesOf(box?.[0] ?? ''), texts };
}

const attributesOf = (html: string): string => /<div class="[^"]*" ([^>]*)>/.exec(html)?.[1] ?? '';
const alertAttributes = 'role="alert" id="notice" tabindex="-1" autofocus';

describe.each(forms)('the form of %s', (url) => {
  const send = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    await browser.get(url);
    return browser.submit({ ...person, message, action: 'send', ...fields }, headers);
  };

  it('shows the input again with the reason after a failed CSRF check', async () => {
    expect(refusalOf(await send({}, { cookie: '' }))).toEqual({
      statusCode: 403,
      wait: undefined,
      attributes: alertAttributes,
      texts: [
        'Please send it once more',
        'We could not be sure that this form came from our own page. Nothing you typed is lost: check it, and send it again. Your browser needs to accept cookies from this site.',
      ],
    });
  });

  it('shows the input again with the reason for spam', async () => {
    expect(refusalOf(await send({ website: 'https://spam.example' }))).toEqual({
      statusCode: 200,
      wait: undefined,
      attributes: alertAttributes,
      texts: [
        'We could not take this enquiry',
        'This enquiry looks like spam and was not stored. If it is not, please write to us in other words.',
      ],
    });
  });

  it('shows the input again with the reason while the store is unavailable', async () => {
    await browser.get(url);
    await service.store.close();
    const answer = await browser.submit({ ...person, message, action: 'send' });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 503, wait: '5', attributes: alertAttributes });
    expect(refusalOf(answer).texts[0]).toBe('Please try again in a moment');
    expect(browser.fields().get('message')).toBe(message);
  });

  it('shows the input again with the reason at the rate limit', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send({ email: 'no' })).statusCode).toBe(200);
    service.clock.advance(15_000);
    expect(refusalOf(await send())).toEqual({
      statusCode: 429,
      wait: '45',
      attributes: alertAttributes,
      texts: [
        'Please wait a moment',
        'Too many forms came from your network. Nothing you typed is lost: send it again in 45 seconds.',
      ],
    });
  });
});

it.each(['/contact', '/security-doors'])('the form of %s refuses a duplicate enquiry', async (url) => {
  const send = async () => {
    await browser.get(url);
    return browser.submit({ ...person, message });
  };
  expect((await send()).statusCode).toBe(200);
  expect(refusalOf(await send())).toEqual({
    statusCode: 200,
    wait: undefined,
    attributes: alertAttributes,
    texts: [
      'We already have this enquiry',
      expect.stringMatching(
        /^We already have this enquiry; there is no need to send it again\. Its reference is \w{4}-\w{4}\.$/,
      ) as string,
    ],
  });
});

/** The errors by field, from the summary. Checks that each links to its field and repeats its text. */
function faultsOn(body: string): Record<string, string> {
  const summary = /<div class="notice notice-fault"[^>]*>([\s\S]*?)<\/div>/.exec(body)?.[1] ?? '';
  const links = [...summary.matchAll(/<a href="#(\w+)">([^<]*)<\/a>/g)];
  for (const [, field = '', text = ''] of links) {
    expect(body, field).toContain(`<p class="fault" id="${field}-fault">${text}</p>`);
    const input = new RegExp(`<(?:input|textarea|select)[^>]*\\sid="${field}"[^>]*>`).exec(body)?.[0] ?? '';
    expect(input, field).toMatch(new RegExp(`aria-describedby="${field}-fault[ "]`));
    expect(input, field).toContain('aria-invalid="true"');
  }
  const heading = /<h2>([^<]*)<\/h2>/.exec(summary)?.[1] ?? '';
  const faults = links.map(([, field = '', text = '']) => [field, unescaped(text)] as const);
  return Object.fromEntries<string>([['heading', heading], ...faults]);
}

const wrong = { name: 'Al', email: 'no', phone: '12', message: 'x'.repeat(2501) };
const complaints = {
  name: 'Your name must be complete: first and last name, please.',
  email: 'Your e-mail address must be one plain e-mail address, such as name@example.ie.',
  phone: 'Your phone number must be a valid phone number; without a country code it is read as Irish.',
  consent: 'Your agreement is needed, so that we may answer you: please tick this box.',
};

describe('the errors of a form', () => {
  it.each([
    ['/contact', 'Your message must have at most 1500 characters.'],
    ['/security-doors', 'Your message must have at most 2500 characters.'],
    ['/', 'Your message must have at most 2500 characters.'],
    ['/review', 'Your message must have at most 2500 characters.'],
  ])('name their fields on %s', async (url, aboutMessage) => {
    await browser.get(url);
    const answer = await browser.submit({ ...wrong, action: 'send' });
    expect(answer.statusCode).toBe(200);
    expect(faultsOn(answer.body)).toEqual({
      heading: '5 fields need your attention',
      ...complaints,
      message: aboutMessage,
    });
    const nearly = await browser.submit({ ...person, phone: '', message: '', action: 'send', name: 'Al' });
    expect(faultsOn(nearly.body)).toMatchObject({ name: complaints.name });
  });

  it.each(forms)('ask for the area code of a local number on %s', async (url) => {
    await browser.get(url);
    const answer = await browser.submit({ ...person, phone: '679 1234', action: 'send' });
    expect(answer.statusCode).toBe(200);
    expect(faultsOn(answer.body)).toMatchObject({
      phone: 'Your phone number needs its area code: please add it, such as 01 679 1234.',
    });
  });

  it.each(forms)('name each required field if %s is sent empty', async (url) => {
    await browser.get(url);
    const answer = await browser.submit({ action: 'send' });
    expect(answer.statusCode).toBe(200);
    expect(faultsOn(answer.body)).toEqual({
      heading: `${url === '/contact' ? 4 : 3} fields need your attention`,
      name: 'Your name is required.',
      email: 'Your e-mail address is required.',
      consent: complaints.consent,
      ...(url === '/contact' && { message: 'Your message is required.' }),
    });
  });

  it.each([
    ['company', 'Company'],
    ['kind', 'Kind of door'],
    ['openingWidth', 'Opening width'],
    ['openingHeight', 'Opening height'],
    ['eircode', 'Eircode'],
    ['message', 'Your message'],
  ])('name even a field that is rarely invalid: %s', async (field, label) => {
    await browser.get('/security-doors');
    const answer = await browser.submit({ ...person, [field]: 'a\0b' });
    expect(answer.statusCode).toBe(200);
    expect(faultsOn(answer.body)).toEqual({
      heading: 'One field needs your attention',
      [field]: `${label} must not contain a NUL character.`,
    });
  });

  it('are described together with the hint of their field, and the summary is announced', async () => {
    await browser.get('/security-doors');
    const answer = await browser.submit({ ...person, eircode: 'a\0b' });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 200, attributes: alertAttributes });
    const input = /<input id="eircode"[^>]*>/.exec(answer.body)?.[0];
    expect(input).toContain('aria-describedby="eircode-fault eircode-hint"');
    expect(answer.body).toContain('class="field field-faulty"><label for="eircode"');
  });

  it.each(['', 'no', 'on'])(
    'have a summary in the singular for a single error: consent %j',
    async (consent) => {
      await browser.get('/security-doors');
      const answer = await browser.submit({ ...person, consent });
      expect(faultsOn(answer.body)).toEqual({
        heading: 'One field needs your attention',
        consent: complaints.consent,
      });
    },
  );
});

describe('the page for a failed request', () => {
  const post = (payload: string, type: string) =>
    service.server.inject({ method: 'POST', url: '/contact', payload, headers: { 'content-type': type } });
  const shown = ({ body }: LightMyRequestResponse) => ({
    title: /<title>([^<]*)</.exec(body)?.[1],
    heading: /<h1>([^<]*)</.exec(body)?.[1],
    text: /<p class="lede">([^<]*)</.exec(body)?.[1],
    way: /<a class="button" href="([^"]*)">([^<]*)</.exec(body)?.slice(1),
  });
  const back = ['/', 'Back to the start'];

  it('has status 415 for a body of another content type, and no error is logged', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const { server } = await startService('embedded', { logger });
    const headers = { 'content-type': 'text/csv' };
    const answer = await server.inject({ method: 'POST', url: '/contact', payload: '{}', headers });
    expect([answer.statusCode, lines]).toEqual([415, []]);
  });

  it('says what to do after a body of another content type', async () => {
    expect(shown(await post('{}', 'text/csv'))).toEqual({
      title: 'This could not be read · Lintel',
      heading: 'This could not be read',
      text: 'Please go back, and send the form from our page.',
      way: back,
    });
  });

  it('has status 400 for an invalid Host, and no error is logged', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const { server } = await startService('embedded', { logger });
    for (const url of ['/', '/docs', '/contact', '/llms.txt']) {
      const answer = await server.inject({ url, headers: { host: 'me@lintel' } });
      expect([answer.statusCode, shown(answer).heading], url).toEqual([400, 'This could not be read']);
      expect(answer.headers['x-request-id'], url).toMatch(/^[\w-]+$/);
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
    }
    expect(lines).toEqual([]);
  });

  it('says what to do after a body that is too large', async () => {
    const large = await post(`message=${'x'.repeat(110_000)}`, 'application/x-www-form-urlencoded');
    expect(shown(large)).toEqual({
      title: 'That is too much at once · Lintel',
      heading: 'That is too much at once',
      text: 'A form may hold 100 KB. Please shorten your message.',
      way: back,
    });
  });

  it('contains no details of an unexpected error, which are logged', async () => {
    let broken = false;
    const clock = testClock();
    const now = () => {
      if (broken) throw new Error('secret detail');
      return clock.now();
    };
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const other = await startService('embedded', { clock: { ...clock, now }, logger });
    broken = true;
    const answer = await plainBrowser(other.server).get('/review.pdf?door=w900');
    broken = false;
    expect(answer.statusCode).toBe(500);
    expect(shown(answer)).toEqual({
      title: 'Something went wrong on our side · Lintel',
      heading: 'Something went wrong on our side',
      text: 'Nothing was stored. Please try again later.',
      way: back,
    });
    expect(answer.body).not.toContain('secret');
    // The log has the details, under the request id of the visitor.
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 50,
        reqId: answer.headers['x-request-id'],
        err: { message: 'secret detail' },
        msg: 'unexpected error',
      },
    ]);
  });

  it.each(forms)('is shown if %s fails unexpectedly', async (url) => {
    await browser.get(url);
    const broken = vi
      .spyOn(service.store.enquiries, 'submit')
      .mockRejectedValue(new TypeError('secret detail'));
    const filledIn = { ...person, message, action: 'send' };
    const answer = await browser.submit(filledIn);
    expect([answer.statusCode, shown(answer).heading]).toEqual([500, 'Something went wrong on our side']);
    expect(answer.body).not.toContain('secret');
    // Without the fault, the same form is accepted.
    broken.mockRestore();
    browser.back();
    expect((await browser.submit(filledIn)).body).toContain('Thank you');
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('is shown if a quote cannot be read because the store is unavailable', async () => {
    await service.store.close();
    const answer = await browser.get(`/quotes/${'A'.repeat(43)}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(shown(answer)).toMatchObject({ heading: 'Please try again in a moment', way: back });
  });
});
