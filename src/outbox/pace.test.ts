import { expect, it } from 'vitest';
import { createDeliveryPace } from './pace.ts';

it('the delivery pace allows at most fifty starts per second', () => {
  let at = 5000;
  const pace = createDeliveryPace({ now: () => at, busy: () => 0 });
  expect(pace.left()).toBe(50);
  for (let n = 0; n < 30; n += 1) pace.note();
  at += 600;
  expect(pace.left()).toBe(20);
  for (let n = 0; n < 20; n += 1) pace.note();
  expect(pace.left()).toBe(0);
  at += 399;
  expect(pace.left()).toBe(0);
  at += 1;
  expect(pace.left()).toBe(30);
  at += 600;
  expect(pace.left()).toBe(50);
});

it('the delivery pace allows fewer starts while the thread is busy with requests', () => {
  let busy = 0;
  const pace = createDeliveryPace({ now: () => 0, busy: () => busy });
  for (let n = 0; n < 4; n += 1) pace.note();
  expect(pace.left()).toBe(46);
  busy = 0.5;
  expect(pace.left()).toBe(12);
  busy = 1;
  expect(pace.left()).toBe(1);
});
