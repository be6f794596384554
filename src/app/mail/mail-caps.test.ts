import { expect, it } from 'vitest';
import { overCap } from './mail-caps.ts';

it('the mail cap allows mails below its limit', () => {
  expect(overCap('customer', { sent: 0, underWay: 0 })).toBeNull();
  expect(overCap('customer', { sent: 4, underWay: 0 })).toBeNull();
  expect(overCap('staff', { sent: 119, underWay: 0 })).toBeNull();
});

it('the mail cap drops excess mail to customers, and postpones excess mail to staff', () => {
  expect(overCap('customer', { sent: 5, underWay: 0 })).toEqual({
    kind: 'skipped',
    result: '5 mails an hour to one recipient are the most',
  });
  expect(overCap('staff', { sent: 120, underWay: 3 })).toMatchObject({ kind: 'postponed' });
});

it('the mail cap postpones a mail if it depends on mails in progress, which may fail', () => {
  expect(overCap('customer', { sent: 3, underWay: 2 })).toMatchObject({ kind: 'postponed' });
  expect(overCap('staff', { sent: 119, underWay: 1 })).toMatchObject({ kind: 'postponed' });
});
