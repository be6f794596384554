import { describe, expect, it } from 'vitest';
import { readInboxFilter } from '../../src/app/inbox/inbox-filter.ts';
import { readInboxSearch } from '../../src/app/inbox/inbox-search.ts';
import { passwordFault } from '../../src/app/accounts/password-rules.ts';
import { bounds } from '../../src/contract/bounds.ts';
import { formats } from '../../src/contract/reading/formats.ts';
import { tidy } from '../../src/outbox/mail/content.ts';
import { headerText } from '../../src/outbox/mail/header-text.ts';
import { readTypedSize } from '../../src/domain/doors/typed-size.ts';
import { standardEircode } from '../../src/domain/enquiry/eircode.ts';
import { standardReference } from '../../src/domain/enquiry/reference.ts';
import { samenessText } from '../../src/domain/enquiry/sameness.ts';
import { searchText } from '../../src/domain/enquiry/search-text.ts';
import { scoreContent } from '../../src/domain/spam/score.ts';
import { harmless } from '../../src/domain/wording/harmless.ts';
import { isKnown } from '../../src/app/shared/etag.ts';
import { createClientReader } from '../../src/http/server/client-address.ts';
import { plainFaults, emptyPerson } from '../../src/web/enquire/person-form.ts';
import { cookieText } from '../../src/web/shell/cookies.ts';
import { busyMs } from '../support/event-loop.ts';
import { shapes, worstText } from './worst-texts.ts';

const clientOf = createClientReader(['127.0.0.1']);
const socket = { remoteAddress: '127.0.0.1' };
/** The longest filter of the desk, in characters. */
const longestFilter = 200;
const [body, headers] = [bounds.bodyBytes, bounds.headerKilobytes * 1024];

/** Every parser of untrusted text, with the most bytes that can reach it. */
const readers: Readonly<Record<string, readonly [most: number, read: (text: string) => unknown]>> = {
  ...Object.fromEntries(
    Object.entries(formats).map(([name, { accepts }]) => [`the format ${name}`, [body, accepts] as const]),
  ),
  'a typed size': [body, readTypedSize],
  'an Eircode': [body, standardEircode],
  'a password': [body, (text) => passwordFault(text, 'aoife@example.ie')],
  'the e-mail address of a form': [body, (text) => plainFaults({ ...emptyPerson, email: text })],
  'a search at the desk': [4 * longestFilter, readInboxSearch],
  'a filter of the desk': [
    headers,
    (text) => readInboxFilter({ q: text, after: text, from: text, owner: text }),
  ],
  'a reference': [headers, standardReference],
  'a cookie': [headers, (text) => cookieText(text, 'lintel-form')],
  'If-None-Match': [headers, (text) => isKnown(text, '"x"')],
  'X-Forwarded-For': [headers, (text) => clientOf({ socket, headers: { 'x-forwarded-for': text } })],
  Forwarded: [headers, (text) => clientOf({ socket, headers: { forwarded: text } })],
  'the rules against spam': [
    4 * bounds.longestText,
    (text) =>
      scoreContent({ name: text, email: 'aoife@example.ie', company: text, texts: [text], urls: [text] }),
  ],
  'what makes two enquiries the same': [
    4 * bounds.longestText,
    (text) => samenessText('contact', { customer: { email: text.slice(0, 254) }, message: text } as never),
  ],
  'the words of the search': [4 * bounds.longestText, searchText],
  'a text in a mail': [4 * bounds.longestText, tidy],
  'a header of a mail': [4 * bounds.longestText, (text) => headerText(text, 100)],
  'a line in a terminal': [4 * bounds.longestText, harmless],
};

/** Shortest time that is judged, in ms. Below it, clock resolution and garbage collection dominate. */
const tooShortMs = 4;
/** Highest accepted ratio of the times for twice and for the single length; quadratic time gives four. */
const mostRatio = 3;

describe.each(Object.entries(readers))('%s', (_, [most, read]) => {
  it.each(Object.entries(shapes))('takes linear time for %s', (_name, shape) => {
    const [half, whole] = [worstText(shape, most / 2), worstText(shape, most)];
    const isFair = () => {
      const ms = leastMs(read, whole);
      return ms <= tooShortMs || ms / leastMs(read, half) < mostRatio;
    };
    // One try may be slow because the machine is busy; with quadratic time all tries are slow.
    expect([1, 2, 3, 4, 5].some(isFair)).toBe(true);
  });
});

it('this test detects a quadratic parser', () => {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- the expression under test is quadratic on purpose
  const slow = (text: string) => /a*a*b/.test(text);
  const [half, whole] = [leastMs(slow, 'a'.repeat(400)), leastMs(slow, 'a'.repeat(800))];
  expect(whole).toBeGreaterThan(tooShortMs);
  expect(whole / half).toBeGreaterThan(mostRatio);
});

/** The shortest of several tries, in CPU time of this thread, which is independent of other programs. */
function leastMs(read: (text: string) => unknown, text: string): number {
  const tries = [1, 2, 3].map(() => {
    const begun = busyMs();
    read(text);
    return busyMs() - begun;
  });
  return Math.min(...tries);
}
