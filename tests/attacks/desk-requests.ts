import { doorRoutes, staffRoutes } from '../support/route-list.ts';
import type { Draw } from './draw.ts';
import { type Known, formBody, formHeaders } from './known.ts';
import { oddText } from './odd-texts.ts';
import { emails } from './schema-values.ts';
import type { Attack } from './send.ts';

const idOf = (kind: string) => (draw: Draw) =>
  `${kind}_${draw.below(1e9).toString(36).toUpperCase().padStart(26, '0')}`;

type Fields = Readonly<Record<string, (draw: Draw, known: Known) => string>>;
const oneOf =
  (...values: readonly string[]) =>
  (draw: Draw) =>
    draw.pick(values);

const seen = oneOf('0', '1', '2', '3', '999999999', '-1');
const person = { email: oneOf(...emails) };
const account = { id: (draw: Draw, { accounts }: Known) => draw.pick(accounts) };
const endpoint = { id: (draw: Draw, { endpoints }: Known) => draw.pick(endpoints) };

/** The fields of every form of the desk, with possible values. No value causes traffic to other machines. */
const forms: Readonly<Record<string, Fields>> = {
  '/staff/views': {
    name: oneOf('Mine', ''),
    query: oneOf('stage=new', 'q=door&from=2026-01-01', ''),
    remove: oneOf('x', 'view_1'),
  },
  '/staff/sign-out': {},
  '/staff/account/password': {
    current: oneOf('x'),
    password: oneOf('short', 'x'.repeat(2000)),
    repeated: oneOf('other'),
  },
  '/staff/account/sign-out-everywhere': {},
  '/staff/account/passkeys/options': {},
  '/staff/account/passkeys/proof': {},
  '/staff/account/passkeys': {
    label: oneOf('Phone'),
    answer: oneOf('{}', '{"id":"x"}', '[]', '['.repeat(5000)),
  },
  '/staff/account/passkeys/remove': { id: oneOf('x', 'pk_1') },
  '/staff/account/passkeys/offer': { answer: oneOf('add', 'no'), back: oneOf('/staff', '//evil.test') },
  '/staff/admin/people': {
    email: oneOf('a@doors.example.ie', 'b@doors.example.ie', 'none'),
    role: oneOf('sales', 'admin', 'king'),
  },
  '/staff/admin/people/reset': account,
  '/staff/admin/people/disable': account,
  '/staff/admin/people/enable': account,
  '/staff/admin/people/make-sales': account,
  '/staff/admin/people/make-admin': account,
  '/staff/admin/templates': {
    id: idOf('tpl'),
    seen: oneOf('', '1', 'x'),
    name: oneOf('Visit', ''),
    subject: oneOf('{reference}', '{doors}', 'a\nb'),
    text: oneOf('Dear {name}', '{{{', '{constructor}', 'x'.repeat(5001)),
  },
  '/staff/admin/templates/remove': { id: idOf('tpl') },
  '/staff/admin/keys': {
    label: oneOf('Partner'),
    limit: oneOf('', '100/1h', '1/0s', '99999999999/1h'),
    key_id: oneOf('', 'x', 'key_01KAB2C3D4E5F6G7H8J9KMNPQR'),
    test: oneOf('yes', ''),
  },
  '/staff/admin/keys/revoke': { id: (draw, { keys }) => draw.pick(keys) },
  '/staff/admin/webhooks': {
    url: oneOf(
      'http://127.0.0.1:9/x',
      'https://[::1]:9/',
      'http://[::ffff:127.0.0.1]:9/',
      'javascript:x',
      '',
    ),
  },
  '/staff/admin/webhooks/ping': endpoint,
  '/staff/admin/webhooks/rotate': endpoint,
  '/staff/admin/webhooks/enable': endpoint,
  '/staff/admin/webhooks/remove': endpoint,
  '/staff/admin/deliveries/repeat': { id: oneOf('del_1', 'x') },
  '/staff/admin/person/find': person,
  '/staff/admin/person/export': person,
  '/staff/admin/person/erase': {
    email: oneOf('nobody@example.ie'),
    again: oneOf('nobody@example.ie', 'other@example.ie'),
  },
  '/staff/enquiries/:id/stage': {
    seen,
    stage: oneOf('new', 'contacted', 'lost', 'won', 'x'),
    lost_reason: oneOf('price', 'x'),
  },
  '/staff/enquiries/:id/owner': { seen, owner: oneOf('me', 'nobody', 'other'), owner_id: account.id },
  '/staff/enquiries/:id/next-step': {
    seen,
    next_step: oneOf('Call back', 'x'.repeat(201)),
    next_step_on: oneOf('2026-12-24', '2026-02-30', ''),
  },
  '/staff/enquiries/:id/note': {
    seen,
    note: oneOf('Called, nobody there.', 'x'.repeat(4001)),
    note_id: idOf('note'),
  },
  '/staff/enquiries/:id/reply': {
    seen,
    reply_id: idOf('rep'),
    reply_link: oneOf('A'.repeat(43), 'x'),
    reply_subject: oneOf('Your doors', 'a\r\nBcc: b@example.ie', '{total}', 'x'.repeat(121)),
    reply_text: oneOf('Yes.', '', '{link}', 'x'.repeat(5001)),
  },
  '/staff/enquiries/:id/undo': { change: oneOf('chg_1', 'chg_00000000000000000000000000') },
  '/staff/enquiries/:id/moderation': { seen, decision: oneOf('released', 'rejected'), sure: oneOf('yes') },
  '/staff/bulk': {
    action: oneOf('release', 'reject', 'owner', 'stage', 'next-step', 'x'),
    ids: (draw, { enquiries }) => draw.pick(enquiries),
    owner: oneOf('me', 'nobody', 'acc_1', ''),
    stage: oneOf('contacted', 'lost', 'lost price', 'lost x', 'x'),
    next_step: oneOf('Call back', 'x'.repeat(201)),
    next_step_on: oneOf('2026-12-24', '2026-02-30', ''),
    back: oneOf('/staff', '//evil.test', '/staff?q=x'),
    sure: oneOf('yes'),
  },
  '/staff/sign-in': {
    email: oneOf(...emails, 'admin-1@doors.example.ie'),
    password: oneOf('x', 'y'.repeat(1000)),
    next: oneOf('/staff', '//evil.test'),
  },
  '/staff/sign-in/passkey/options': {},
  '/staff/sign-in/passkey': {
    answer: oneOf('{}', '{"id":"x","response":{}}', 'null'),
    next: oneOf('/staff'),
  },
  '/staff/set-up/:token': { password: oneOf('a quiet hinge'), repeated: oneOf('a quiet hinge') },
};

/** The field names by the path of the form. */
export const formFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(forms).map(([path, fields]) => [path, Object.keys(fields)]),
);

/** Requests that end their session; sent rarely, because each needs a new sign-in. */
const endsSession = /sign-out|account\/password/;

const filters: Fields = {
  q: oneOf(
    'aoife',
    'door*',
    '"steel door"',
    'a b c d e f g',
    '%',
    'NEAR(a b)',
    'a AND NOT b',
    'aoife@example.ie',
    'ß',
  ),
  collection: oneOf('contact', 'x'),
  moderation: oneOf('clear', 'held', 'rejected'),
  stage: oneOf('new', 'lost', 'open', 'unanswered'),
  owner: oneOf('me', 'nobody', 'acc_1'),
  source: oneOf('website', 'x'),
  from: oneOf('2026-01-01', '2026-13-01', '0000-00-00'),
  to: oneOf('2026-12-31', '9999-12-31'),
  overdue: oneOf('1', '2'),
  after: (draw, { enquiries }) => `${draw.below(2 ** 31) * 1000}.${draw.pick(enquiries)}`,
  before: oneOf('1.x', '999999999999999.x'),
  since: oneOf('1.x', 'x'),
  once: oneOf(''),
  days: oneOf('7', '30', '1e9', '-1'),
  state: oneOf('waiting', 'given-up', 'x'),
  endpoint: oneOf('whe_1', 'x'),
  decision: oneOf('released', 'x'),
  done: oneOf('stage', 'reply', 'x'),
  undo: oneOf('chg_1', 'x'),
  seen: oneOf('0', 'x'),
  template: oneOf('tpl_1', 'x'),
  edit: oneOf('tpl_1', 'x'),
  of: oneOf('pipeline', 'sources', 'x'),
};

export const filterNames = Object.keys(filters);

const some = (draw: Draw, known: Known, fields: Fields, share: number): [string, string][] =>
  Object.entries(fields)
    .filter(() => draw.chance(share))
    .map(([name, value]) => [
      name,
      name !== 'url' && draw.chance(0.12) ? oddText(draw, 3000) : value(draw, known),
    ]);

const address = (draw: Draw, path: string, { enquiries }: Known): string =>
  path.replaceAll(/:\w+/g, () =>
    draw.chance(0.85) ? draw.pick(enquiries) : encodeURIComponent(oddText(draw, 200).toWellFormed()),
  );

const posts = [...staffRoutes, ...doorRoutes, 'POST /staff/set-up/:token'].filter((route) =>
  route.startsWith('POST '),
);
const gets = [...staffRoutes, 'GET /staff/sign-in'].filter((route) => route.startsWith('GET '));
const pathOf = (route: string) => route.split(' ')[1] ?? '';

export function deskPageRequest(draw: Draw, known: Known): Attack {
  const query = formBody(some(draw, known, filters, 0.12));
  const path = address(draw, pathOf(draw.pick(draw.chance(0.3) ? ['GET /staff'] : gets)), known);
  return {
    kind: 'desk pages',
    method: draw.chance(0.05) ? 'HEAD' : 'GET',
    path: query === '' ? path : `${path}?${query}`,
    headers: { accept: 'text/html', ...(draw.chance(0.97) && { cookie: known.desk.cookie }) },
  };
}

export function deskFormRequest(draw: Draw, known: Known): Attack {
  const path = pathOf(draw.pick(posts));
  const isSafe = !endsSession.test(path) || draw.chance(0.01);
  const token = draw.chance(0.95) && isSafe ? known.desk.token : oddText(draw);
  return {
    kind: 'desk forms',
    method: 'POST',
    path: address(draw, path, known),
    headers: formHeaders(draw, known.desk),
    body: formBody([['token', token], ...some(draw, known, forms[path] ?? {}, 0.9)]),
  };
}
