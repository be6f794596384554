import { describe, expect, it } from 'vitest';
import { assessEnquiry } from '../../src/app/enquiries/assess.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';
import {
  contactPath,
  internalPath,
  paths,
  post,
  problemOf,
  securityPath,
  storedFor,
  unlimited,
  validBody,
  withValue,
} from './requests.ts';

const collections = {
  [contactPath]: ['contact_requests', 'con'],
  [internalPath]: ['internal_door_quotes', 'idq'],
  [securityPath]: ['security_door_quotes', 'sdq'],
} as const;

/** Each endpoint that takes a consent, with its required fields. */
const consenting = [
  ...paths.map((path) => [path, validBody(path)] as const),
  ['/api/internal-doors/quote', { ...validBody(internalPath), doors: [{}] }] as const,
];

const everything = {
  source: 'an-assistant',
  sourceId: 'session-7',
  customer: { name: 'Aoife Byrne', email: 'Aoife@Example.ie', phone: '085 123 4567', company: 'Byrne Ltd' },
  project: { message: 'A kitchen and\na hall', fromPage: 'https://example.ie/doors?x=1#y' },
  product: 'Double door',
  comments: 'Ring twice',
  doors: [
    { doorType: 'Bifold', opWidth: '2400', opHeight: '2100', bifoldConfig: '4L' },
    { doorType: 'Single' },
    {},
  ],
  supplyAndInstall: false,
  eirCode: 'd02x285',
  attachments: [
    {
      url: 'https://example.ie/a.pdf',
      type: 'drawing',
      description: 'Plan',
      expiresAt: '2026-12-31T00:00:00+01:00',
    },
    {},
  ],
  consent: { granted: true, text: 'Yes, call me', at: '2026-03-02T09:59:00Z' },
  idempotencyKey: 'key-1',
};

describe.each(storeKinds)('an enquiry, on the %s store', async (kind) => {
  const service = await startService(kind, { env: unlimited });

  it.each(paths)('an enquiry to %s is answered with its id, collection and reference', async (path) => {
    const answer = await post(service, path, validBody(path));
    const [collection, prefix] = collections[path];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = answer.json<Record<string, string>>();
    expect(Object.keys(body)).toEqual(['success', 'id', 'collection', 'reference', 'message']);
    expect(body).toMatchObject({ success: true, collection });
    expect(body['id']).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

    const enquiry = await storedFor(service, answer);
    expect(enquiry).toMatchObject({ collection, submittedBy: 'anonymous', receivedAt: service.clock.now() });
    expect(enquiry.requestId).toBe(answer.headers['x-request-id']);
    expect(enquiry.reference).toMatch(/^[234679ACDEFHJKMRTXY]{4}-[234679ACDEFHJKMRTXY]{4}$/);
    expect(body['reference']).toBe(enquiry.reference);
    expect(body['message']).toBe(
      `Thank you. We have your enquiry and will be in touch. Your reference is ${enquiry.reference}.`,
    );
  });

  it.each([internalPath, securityPath])(
    'an enquiry to %s is stored with everything that was sent',
    async (path) => {
      const answer = await post(service, path, { ...everything, idempotencyKey: path });
      const enquiry = await storedFor(service, answer);
      expect(enquiry.request).toEqual({ ...everything, idempotencyKey: path });
      expect(enquiry).toMatchObject({ phoneE164: '+353851234567', eircode: 'D02 X285' });
    },
  );

  it('is stored with the evidence of consent', async () => {
    const { consent } = everything;
    const answer = await post(service, contactPath, { ...validBody(contactPath), consent });
    expect((await storedFor(service, answer)).request.consent).toEqual(consent);
  });

  it.each(consenting)(
    'an enquiry to %s with a refused consent is a 400 and is not stored',
    async (path, body) => {
      const stored = async () =>
        (await service.enquiries()).length + (await rawRows(service.env, 'door_quotes')).length;
      const before = await stored();
      const answer = await post(service, path, { ...body, consent: { granted: false } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/consent/granted', message: 'consent.granted must be true.' }],
      });
      expect(await stored()).toBe(before);
    },
  );

  it('an enquiry that may be spam is held, with its score and reasons', async () => {
    const message = 'I can improve your website design and traffic. Interested?';
    const customer = { name: 'Aoife Byrne', email: 'in.doubt@example.ie' };
    const held = await storedFor(service, await post(service, contactPath, { customer, message }));
    const { score, reasons } = assessEnquiry({ customer, message });
    expect(score).toBeGreaterThan(0);
    expect(reasons).toContain('offer-made');
    expect(held).toMatchObject({ status: 'held', contentScore: { score, reasons } });
    const plain = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    expect(plain).toMatchObject({ status: 'new', phoneE164: null, eircode: null, designs: null });
  });

  it.each(paths)('an enquiry to %s that only advertises is refused and not stored', async (path) => {
    const before = (await service.enquiries()).length;
    const words =
      'Buy backlinks, guest posts and SEO services at http://seo.top [url=http://seo.top]here[/url]';
    const field = path === contactPath ? 'message' : 'comments';
    const answer = await post(service, path, { ...validBody(path), [field]: words });
    expect(problemOf(answer)).toMatchObject({ status: 403, code: 'spam_rejected' });
    expect(await service.enquiries()).toHaveLength(before);
  });

  it('has an id that sorts by time', async () => {
    const ids = [];
    for (let i = 0; i < 5; i += 1) {
      service.clock.advance(1);
      ids.push((await post(service, contactPath, validBody(contactPath))).json<{ id: string }>().id);
    }
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual([...ids].sort());
  });
});

const traps = ['website', 'homepage', 'honeypot', '_honeypot', 'hp', '_gotcha', 'fax'];

describe.each(storeKinds)('a honeypot field, on the %s store', async (kind) => {
  const service = await startService(kind, { env: unlimited });
  const places = traps.flatMap((trap) => [`/${trap}`, `/customer/${trap}`]);

  it.each(places)('%s is 403 when filled, and nothing is stored', async (pointer) => {
    const before = (await service.enquiries()).length;
    for (const path of paths) {
      for (const value of ['x', 'https://example.ie', ' x ', 1, true, ['x'], { a: 1 }]) {
        const answer = await post(service, path, withValue(validBody(path), pointer, value));
        expect(problemOf(answer)).toMatchObject({ status: 403, code: 'spam_rejected' });
      }
    }
    expect(await service.enquiries()).toHaveLength(before);
  });

  it.each(places)('%s is ignored if it is blank', async (pointer) => {
    for (const value of ['', ' ', '\t\n', null]) {
      const body = validBody(contactPath);
      const answer = await post(service, contactPath, withValue(body, pointer, value));
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await storedFor(service, answer)).request).toEqual(body);
    }
  });

  it.each(['/project/website', '/doors/0/fax', '/consent/hp', '/Website', '/customer/FAX', '/url'])(
    '%s is not a honeypot: like any unknown field, it can be filled',
    async (pointer) => {
      const body = { ...validBody(internalPath), consent: { granted: true } };
      expect((await post(service, internalPath, withValue(body, pointer, 'x'))).statusCode).toBe(200);
    },
  );
});

describe.each(storeKinds)('while the store is unavailable (%s)', (kind) => {
  it('enquiries get 503 with Retry-After, other routes work, and enquiries are accepted afterwards', async () => {
    const service = await startService(kind);
    const body = validBody(contactPath);
    await service.store.close();

    for (const path of paths) {
      const answer = await post(service, path, validBody(path));
      expect(problemOf(answer)).toMatchObject({ status: 503, code: 'store_unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['ratelimit']).toBe('"anonymous";r=9;t=60');
    }
    const statusOf = async (url: string) => (await service.server.inject({ method: 'GET', url })).statusCode;
    const others = ['/healthz', '/openapi.json', '/docs', '/docs/errors', '/readyz'];
    expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 200, 200, 503]);

    await service.store.start();
    expect(await statusOf('/readyz')).toBe(200);
    expect((await post(service, contactPath, body)).statusCode).toBe(200);
  });
});
