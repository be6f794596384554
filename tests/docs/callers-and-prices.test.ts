import { describe, expect, it } from 'vitest';
import { pagesOfGuide } from '../support/guide.ts';

const pages = new Map(pagesOfGuide('https://doors.example.ie').map(({ slug, markdown }) => [slug, markdown]));

/** Sentences of the guide that answer questions of partners. Other tests show that they are true. */
describe('the guide says', () => {
  it.each([
    ['who a caller without a key is', 'limits', 'one IPv4 address, or one IPv6 /64 network'],
    ['that people behind one address are one caller', 'limits', 'Everybody behind it is the same caller'],
    ['which of two keys wins', 'limits', 'the one in `X-API-Key` wins'],
    ['that a 304 counts', 'limits', 'An answer 304 to `If-None-Match` counts as a call too'],
    ['which of two retry keys wins', 'retries', 'the one in the header wins'],
    [
      'what may be sent again with the same key',
      'retries',
      'after 400, 401, 403, 413, 429 or 503 nothing was stored, so the corrected request may go under the same key',
    ],
    ['when consent is required', 'flow', 'refuses the call without `consent.granted: true`, a dry run too'],
    [
      'what a standard finish costs',
      'flow',
      'A standard finish costs nothing, and neither does saying nothing: RAL 9005 (jet black).',
    ],
    [
      'what another colour costs',
      'flow',
      'Any other colour is 6% of the door’s base price, at least €120 without VAT for each door, and takes 1 week longer',
    ],
    [
      'where the figures are',
      'flow',
      'under `extras` in [what can be made](https://doors.example.ie/api/internal-doors/limits)',
    ],
    ['where tools tell the wait', 'assistants', '`_meta.retryAfterSeconds`'],
    [
      'where the server describes itself',
      'assistants',
      'https://doors.example.ie/.well-known/mcp/server.json',
    ],
  ])('%s', (_, slug, sentence) => {
    expect(pages.get(slug)?.replaceAll("'", '’')).toContain(sentence);
  });

  it('how much longer many doors take, by the price book', () => {
    const flow = pages.get('flow') ?? '';
    expect(flow).toContain('1 week more where side panels and transom are 3 pieces or more');
    expect(flow).toContain(
      [
        '| Pieces | Weeks more |',
        '| --- | --- |',
        '| 1 to 3 | none |',
        '| 4 to 8 | 1 |',
        '| 9 to 14 | 2 |',
        '| 15 to 20 | 3 |',
        '| more than 20 | 4 |',
      ].join('\n'),
    );
  });
});
