import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { plainBodies } from '../support/plain-bodies.ts';
import { bodiesOf } from '../support/spoiled-bodies.ts';
import { startService } from '../support/service.ts';
import { post, problemOf, unlimited } from './requests.ts';
import { complaintsOf } from './schema-check.ts';

/** Compares the service with a standard validator that uses the served OpenAPI description. */

interface Rule {
  /** Matches the end of the field's name. */
  readonly field: RegExp;
  /** Matches the error message of the service. */
  readonly complaint: RegExp;
  readonly because: string;
}

/** Rules that a schema cannot express, by which the service refuses bodies that its description accepts. */
const rules: Readonly<Record<string, Rule>> = {
  email: {
    field: /^customer\.email$/,
    complaint: /^must be one plain e-mail address/,
    because: 'no pattern says what an address is; the format of the schema is only a note to validators',
  },
  phone: {
    field: /^customer\.phone$/,
    complaint: /^(must be a valid phone number|needs its area code)/,
    because: 'valid numbers are those of the numbering plans',
  },
  address: {
    field: /^(project\.fromPage|attachments\[0\]\.url)$/,
    complaint: /^must be an absolute http or https address/,
    because: 'no pattern says what a host may be',
  },
  date: {
    field: /^(consent\.at|attachments\[0\]\.expiresAt)$/,
    complaint: /^must be an RFC 3339 date-time/,
    because: 'the pattern does not know how many days a month has',
  },
  design: {
    field: /(^|\.)design$/,
    complaint: /^(must be the design of an answered door|has glass VELVET, which must be one of CLEAR)/,
    because: 'it is a door in a text of its own',
  },
  glazingBars: {
    field: /(^|\.)glazingBars$/,
    complaint: /^must be columns × rows of panes, from "1x1" \(none\) to "6x12"/,
    because: 'the price book says how many panes there may be',
  },
  keys: {
    field: /(^|\.)(glass|handle)$/,
    complaint: /^must be one of (CLEAR|LEVER), /,
    because: 'the price book says which are offered',
  },
  colour: {
    field: /(^|\.)frameColor$/,
    complaint: /^must be a colour of RAL Classic such as "RAL 7016"/,
    because: 'RAL Classic and the names of colours are lists of their own',
  },
  pieces: {
    field: /^doors$/,
    complaint: /^must be at most 200 pieces, all quantities added up; these are \d+/,
    because: 'a schema cannot add up',
  },
};

const service = await startService('embedded', { env: unlimited });
const { paths, components } = (await service.server.inject({ method: 'GET', url: '/openapi.json' })).json<{
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>;
  components: object;
}>();

const wholeSchemas = new Map(
  Object.keys(plainBodies).map((path) => {
    const { schema } = paths[path]?.post.requestBody.content['application/json'] ?? {};
    return [path, { ...schema, components }];
  }),
);
/** The errors that a standard validator reports. */
const complaints = (path: string, body: unknown) =>
  complaintsOf(wholeSchemas.get(path) ?? {}, body) as readonly { readonly instancePath: string }[];

const used = new Set<string>();
afterAll(() => {
  expect([...used].toSorted(), 'rules that were met').toEqual([...Object.keys(rules), 'spaces'].toSorted());
});

describe.each(Object.keys(plainBodies).map((path, index) => ({ path, seed: index + 1 })))(
  'the description of $path',
  ({ path, seed }) => {
    /** Null if description and service agree on the body, or a rule above explains why they do not. */
    async function disagreement(body: object) {
      service.clock.advance(25 * 3_600_000);
      const answer = await post(service, path, body);
      const isRefused = answer.statusCode === 400;
      const described = complaints(path, body);
      if (isRefused === described.length > 0) return { isRefused, said: null };
      // A schema cannot express that the service trims texts and treats blank ones as missing.
      const { trimmed, changed } = withoutSpaces(body);
      const meant = complaints(path, trimmed);
      const isAboutSpaces = isRefused || described.some(({ instancePath }) => changed.has(instancePath));
      if (changed.size > 0 && isAboutSpaces && isRefused === meant.length > 0) {
        used.add('spaces');
        return { isRefused, said: null };
      }
      const faults = isRefused ? (problemOf(answer).errors ?? []) : [];
      const names = faults.map(({ field, message }) => ruleFor(field, message.slice(field.length + 1)));
      for (const name of names) if (name !== undefined) used.add(name);
      const isByRule = names.length > 0 && !names.includes(undefined);
      return { isRefused, said: isByRule ? null : { body, answer: faults, described } };
    }

    it('accepts and refuses the same bodies as the service', async () => {
      const bodies = fc.sample(bodiesOf(path), { numRuns: 300, seed });
      const verdicts = [];
      for (const body of bodies) verdicts.push(await disagreement(body));
      expect(verdicts.flatMap(({ said }) => said ?? [])).toEqual([]);
      const refused = verdicts.filter(({ isRefused }) => isRefused).length;
      expect(refused).toBeGreaterThan(60);
      expect(verdicts.length - refused).toBeGreaterThan(60);
    });
  },
);

describe('the description of a door of a quote', () => {
  const path = '/api/internal-doors/quote';
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };

  it.each([
    [{ preset: 'single-left-panel', opWidth: '2400' }, 400],
    [{ preset: 'single-left-panel', opWidth: 2400 }, 200],
    [{ preset: 'My own', opWidth: 2400 }, 400],
    [{ doorTypeKey: 'SLIDING', opWidth: 1000 }, 400],
    [{ doorTypeKey: 'SLIDING', opWidth: '1000' }, 200],
    [{ doorTypeKey: 'SLIDING', preset: 'My own', panelsWidth: 'wide' }, 200],
    [{ doorTypeKey: '', opWidth: '1000' }, 400],
    [{ doorTypeKey: '', design: '', preset: '', doorType: '', frameColor: '', opWidth: 1000 }, 200],
    [{ design: 'tPIVOT', opWidth: 1000 }, 400],
    [{ design: 'tPIVOT', leftPanels: '1', frameColor: 'RAL 7016' }, 200],
    [{ frameColor: 'RAL 7016' }, 400],
    [{ doorTypeKey: 5, opWidth: 1000 }, 400],
    [{ doorTypeKey: null }, 400],
  ])('accepts and refuses as the service does: %j (%i)', async (door, status) => {
    const body = { customer, doors: [door] };
    expect((await post(service, path, body)).statusCode).toBe(status);
    expect(complaints(path, body).length === 0 ? 200 : 400).toBe(status);
  });
});

const ruleFor = (field: string, complaint: string) =>
  Object.entries(rules).find(([, rule]) => rule.field.test(field) && rule.complaint.test(complaint))?.[0];

/** The body without spaces around its texts, and the pointers of the texts that had some. */
function withoutSpaces(body: object) {
  const changed = new Set<string>();
  const trim = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') {
      const text = value.replaceAll('\u200b', '').trim();
      if (text !== value) changed.add(pointer);
      return text;
    }
    if (Array.isArray(value)) return value.map((item, i) => trim(item, `${pointer}/${i}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, trim(part, `${pointer}/${name}`)]),
    );
  };
  return { trimmed: trim(body, ''), changed };
}
