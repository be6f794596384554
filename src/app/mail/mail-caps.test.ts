import { expect, it } from 'vitest';
import { overCap } from './mail-caps.ts';

it('lets mails go up to the cap', () => {
  expect(overCap('customer', { sent: 0, underWay: 0 })).toBeNull();
  expect(overCap('customer', { sent: 4, underWay: 0 })).toBeNull();
  expect(overCap('staff', { sent: 119, underWay: 0 })).toBeNull();
});

it('leaves out what is too much for a customer, and keeps it for staff', () => {
  expect(overCap('customer', { sent: 5, underWay: 0 })).toEqual({
    kind: 'skipped',
    result: '5 mails an hour to one recipient are the most',
  });
  expect(overCap('staff', { sent: 120, underWay: 3 })).toMatchObject({ kind: 'postponed' });
});

it('waits for what is under way: it may fail yet', () => {
  expect(overCap('customer', { sent: 3, underWay: 2 })).toMatchObject({ kind: 'postponed' });
  expect(overCap('staff', { sent: 119, underWay: 1 })).toMatchObject({ kind: 'postponed' });
});
