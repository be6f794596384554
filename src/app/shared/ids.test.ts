import { expect, it } from 'vitest';
import { decodeTime, isValid } from 'ulid';
import { testClock } from '../../../tests/support/clock.ts';
import { createRandomIds } from './ids.ts';

const clock = testClock();
const ids = createRandomIds(clock);

it('an id contains the kind of its subject and its creation time', () => {
  const made = [
    ids.enquiryId('contact_requests'),
    ids.enquiryId('internal_door_quotes'),
    ids.enquiryId('security_door_quotes'),
    ids.doorQuoteId(),
    ids.dryRunId(),
  ].map((id) => id.split('_'));
  expect(made.map(([prefix]) => prefix)).toEqual(['con', 'idq', 'sdq', 'dqt', 'dry']);
  expect(made.map(([, random = '']) => decodeTime(random))).toEqual(made.map(() => clock.now()));
  expect(new Set(made.map(([, random]) => random)).size).toBe(5);
});

it('ids use the whole alphabet, even after the buffer of random letters was refilled', () => {
  const made = Array.from({ length: 1000 }, () => ids.eventId().slice('evt_'.length));
  expect(made.filter((id) => !isValid(id))).toEqual([]);
  expect(new Set(made.map((id) => id.slice(-16)).join('')).size).toBe(32);
  expect(new Set(made).size).toBe(1000);
});

it('references have only letters that sound different on the phone', () => {
  const made = Array.from({ length: 500 }, ids.reference);
  expect(made.filter((reference) => !/^\w{4}-\w{4}$/.test(reference))).toEqual([]);
  expect([...new Set(made.join('').replaceAll('-', ''))].sort().join('')).toBe('234679ACDEFHJKMRTXY');
  expect(new Set(made).size).toBeGreaterThan(490);
});
