import { operationList } from '../../src/app/operations/table.ts';
import { bounds } from '../../src/contract/bounds.ts';
import { doorFormFields } from '../../src/web/configurator/order/form-fields.ts';
import { toolDefinitions } from '../../src/mcp/tool-definitions.ts';
import { personFields } from '../../src/web/enquire/person-form.ts';
import { withValue } from '../support/bodies.ts';
import { filterNames, formFields } from './desk-requests.ts';
import { headerNames } from './headers.ts';
import { type Known, formBody } from './known.ts';
import type { Attack } from './send.ts';
import { worstBodies } from './worst-bodies.ts';
import { shapes, worstText } from './worst-texts.ts';

/** Sizes for the texts in a body and in the headers, slightly below the limits of the service. */
const bodyRoom = bounds.bodyBytes - 4_000;
const headerRoom = bounds.headerKilobytes * 1024 - 2_000;

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly maxLength?: number;
}

/** The pointer and the maximum length of every field of a body. */
function fieldsOf(schema: Schema, pointer = ''): [pointer: string, longest: number][] {
  const inner = [schema.then, schema.else].filter((part) => part !== undefined);
  if (inner.length > 0) return inner.flatMap((part) => fieldsOf(part, pointer));
  if (schema.items) return fieldsOf(schema.items, `${pointer}/0`);
  if (!schema.properties) return [[pointer, schema.maxLength ?? 100]];
  return Object.entries(schema.properties).flatMap(([name, part]) => fieldsOf(part, `${pointer}/${name}`));
}

const person = { customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' }, message: 'A steel door' };
const plainBodies: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/internal-doors/estimate': { doors: [{ opWidth: '900' }] },
  '/api/internal-doors/recommend': { opening: { widthMm: 1800, heightMm: 2100 }, selectedDoor: {} },
};

const json = (kind: string, name: string, path: string, body: string): Attack => ({
  ...{ kind, name },
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body,
});

const form = (
  kind: string,
  name: string,
  path: string,
  cookie: string,
  fields: readonly [string, string][],
): Attack => ({
  ...{ kind, name },
  method: 'POST',
  path,
  headers: {
    ...{ cookie, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    'sec-fetch-site': 'same-origin',
  },
  body: formBody(fields).slice(0, bounds.bodyBytes),
});

/** The slowest texts of these shapes, in every place of every request that accepts a text. */
export function* worstRequests(known: Known, names: readonly string[]): Iterable<Attack> {
  for (const { path, body } of operationList)
    for (const [name, text] of body ? Object.entries(worstBodies) : [])
      yield json('bodies', `${path}: ${name}`, path, text);
  for (const { name } of toolDefinitions)
    for (const [what, text] of Object.entries(worstBodies))
      yield json('MCP', `${name}: ${what}`, '/mcp', calling(name, text.slice(0, bodyRoom)));
  for (const name of names) {
    const shape = shapes[name];
    if (!shape) throw new Error(`There is no shape ${name}`);
    const long = worstText(shape, bodyRoom);
    yield* inOperations(name, long, (longest) => worstText(shape, longest));
    yield* inForms(known, name, long);
    yield* inHeaders(known, name, worstText(shape, headerRoom));
  }
}

const calling = (name: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;

function* inOperations(shape: string, long: string, within: (longest: number) => string): Iterable<Attack> {
  for (const { path, body } of operationList) {
    const plain = plainBodies[path] ?? person;
    for (const [pointer, longest] of body ? fieldsOf(body) : [])
      for (const text of [long, within(longest)])
        yield json(
          'API',
          `${path} ${pointer}: ${shape}`,
          path,
          JSON.stringify(withValue(plain, pointer, text)),
        );
  }
}

function* inForms({ page, desk, enquiries }: Known, shape: string, long: string): Iterable<Attack> {
  for (const [path, fields] of [
    ['/contact', personFields],
    ['/', [...doorFormFields.map((field) => `d0-${field}`), 'action', 'doors', 'form', 'token']],
  ] as const)
    for (const field of fields)
      yield form('page forms', `${path} ${field}: ${shape}`, path, page.cookie, [
        ...(field === 'token' ? [] : [['token', page.token] as [string, string]]),
        [field, long],
      ]);
  for (const [path, fields] of Object.entries(formFields))
    for (const field of fields)
      yield form(
        'desk forms',
        `${path} ${field}: ${shape}`,
        path.replace(/:\w+/, enquiries[0] ?? ''),
        desk.cookie,
        [
          ['token', desk.token],
          [field, long],
        ],
      );
}

function* inHeaders({ desk }: Known, shape: string, long: string): Iterable<Attack> {
  const typed = encodeURIComponent(long.toWellFormed())
    .slice(0, headerRoom - 1000)
    .replace(/%.?$/, '');
  const ask = (where: string, path: string, headers: Record<string, string> = {}): Attack => ({
    kind: where.startsWith('header') ? 'headers' : 'addresses',
    name: `${where}: ${shape}`,
    method: 'GET',
    path,
    headers: { accept: 'text/html', ...headers },
  });
  for (const name of filterNames)
    yield ask(`/staff ${name}`, `/staff?${name}=${typed}`, { cookie: desk.cookie });
  for (const path of ['/', '/review']) yield ask(`${path} door`, `${path}?door=${typed}`);
  for (const path of ['/drawings', '/products', '/quotes', '/sent', '/staff/set-up', '/assets', '/docs', ''])
    yield ask(`${path}/…`, `${path}/${typed}`);
  const written = long
    .replaceAll(/[^\t\x20-\x7e]/g, '~')
    .trim()
    .slice(0, headerRoom);
  for (const name of headerNames) yield ask(`header ${name}`, '/', { [name]: written });
}
