import { beforeAll, expect, it } from 'vitest';
import { doorRoutes, everyRoute, secretRoutes, staffRoutes } from '../support/route-list.ts';
import { clearEnquiry } from '../support/desk.ts';
import { createQuote } from '../support/door-quotes.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';
import { addStaff, signedIn } from '../support/staff.ts';

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const env = { RATE_LIMIT_ANONYMOUS: 'off', SECURITY_CONTACT: 'security@doors.example.ie' };

let service: TestService;
let admin: Awaited<ReturnType<typeof signedIn>>;
/** The values of the route parameters in the list of routes. */
let samples: Readonly<Record<string, string>>;
beforeAll(async () => {
  service = await startService('embedded', { env });
  admin = await signedIn(service, 'admin');
  const enquiry = await clearEnquiry(service, { message: `A door, please. ${script}` });
  const { token: quote } = await createQuote(service);
  const browser = plainBrowser(service.server);
  await browser.get('/contact');
  const person = { name: `Aoife ${script}`, email: 'aoife@example.ie', consent: 'yes' };
  await browser.submit({ ...person, message: `Is the showroom open? ${script}` });
  const home = await browser.get('/');
  samples = {
    '/staff/enquiries': enquiry.id,
    '/quotes': quote,
    '/sent': browser.address().split('/').at(-1) ?? '',
    '/staff/set-up': (await addStaff(service)).token,
    '/assets': /\/assets\/([\w.-]+\.js)/.exec(home.body)?.[1] ?? '',
  };
});

const listed = everyRoute.map(([route, , sample]) => [route, sample] as const);
const others = [...secretRoutes, ...doorRoutes, ...staffRoutes].map((route) => [route, ''] as const);
/** Unknown and malformed URLs. */
const strays = ['GET /nowhere', 'GET /%zz', 'PUT /contact', 'GET /staff/nowhere', 'GET /docs/nowhere'].map(
  (route) => [route, ''] as const,
);
const known = [...listed, ...others, ...strays].filter(([route]) => !/^(?:HEAD|OPTIONS) /.test(route));

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const otherPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

let pages = 0;

it.each(known)('the answer of %s has a strict policy and no inline code', async (route, sample) => {
  const [method = '', path = ''] = route.split(' ');
  const place = Object.keys(samples).find((start) => path.startsWith(`${start}/`)) ?? '';
  const url = sample || path.replace(/:\w+/, samples[place] ?? 'none');
  for (const cookie of ['', Array.from(admin.cookies, ([name, value]) => `${name}=${value}`).join('; ')]) {
    if (path.endsWith('/live')) continue;
    const headers = { accept: 'text/html', cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await service.server.inject({
      method: method as 'GET',
      url,
      headers,
      ...(method === 'POST' && { payload: 'action=send&name=%3Cscript%3Ealert(1)%3C/script%3E' }),
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|same-origin)$/) as string,
    });
    if (!String(answer.headers['content-type']).startsWith('text/html')) {
      expect(answer.headers['content-security-policy']).toBe(otherPolicy);
      continue;
    }
    pages += 1;
    expect(answer.headers['content-security-policy']).toBe(pagePolicy);
    expect(inlineCode(answer.body)).toEqual([]);
  }
});

it('the content policy of more than 100 pages is tested', () => {
  expect(pages).toBeGreaterThan(100);
});

it('the search for inline code finds scripts, styles and handlers', () => {
  const page = `<p onclick="x()"><script>x()</script><style>p{}</style><a href="javascript:x()" style="x">`;
  expect(inlineCode(page)).toHaveLength(5);
  expect(inlineCode('<script type="module" src="/assets/x.js"></script><p>onclick="x"</p>')).toEqual([]);
});

/** Inline scripts, styles and handlers, except JSON data. */
function inlineCode(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const own = /\ssrc="\/assets\/|type="application\/(?:ld\+)?json"/;
  return tags.flatMap((tag) => [
    ...(tag.startsWith('<style') || (tag.startsWith('<script') && !own.test(tag)) ? [tag] : []),
    ...(tag.match(/(?:href|src|action)="\s*(?:javascript:|data:text)/gi) ?? []),
    ...(tag.replaceAll(/="[^"]*"/g, '=""').match(/\s(?:on\w+|style)=/gi) ?? []),
  ]);
}
