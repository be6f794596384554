import { expect, it } from 'vitest';
import { overCap } from './mail-caps.ts';

it('allows mails up to the cap', () => {
  expect(overCap('customer', { sent: 0, underWay: 0 })).toBeNull();
  expect(overCap('customer', { sent: 4, underWay: 0 })).toBeNull();
  expect(overCap('staff', { sent: 119, underWay: 0 })).toBeNull();
});

it('drops excess mail to customers, and postpones it for staff', () => {
  expect(overCap('customer', { sent: 5, underWay: 0 })).toEqual({
    kind: 'skipped',
    result: '5 mails an hour to one recipient are the most',
  });
  expect(overCap('staff', { sent: 120, underWay: 3 })).toMatchObject({ kind: 'postponed' });
});

it('waits for mails in progress, as they may fail', () => {
  expect(overCap('customer', { sent: 3, underWay: 2 })).toMatchObject({ kind: 'postponed' });
  expect(overCap('staff', { sent: 119, underWay: 1 })).toMatchObject({ kind: 'postponed' });
});
