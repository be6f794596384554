import { expect, it } from 'vitest';
import { wallMs } from '../../shared/clock.ts';
import type { HistoryEntry } from './change.ts';
import { mayUndo } from './undo.ts';

const minute = 60_000;
const entry = (change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id: 'chg_1', at: wallMs(0), actor: 'acc_oran', action: 'stage', detail: { version: 2 } },
  ...change,
});
const mayOran = (change: Partial<HistoryEntry>, at = minute) =>
  mayUndo(entry(change), { actor: 'acc_oran', at: wallMs(at) });

it.each<[HistoryEntry['action'], boolean]>([
  ['stage', true],
  ['owner', true],
  ['next-step', true],
  ['note', true],
  ['rejected', true],
  ['released', false],
  ['replied', false],
  ['withdrawn', false],
  ['changed', false],
  ['answered', false],
])('whether a member of staff may undo their own change %s: %s', (action, may) => {
  expect(mayOran({ action })).toBe(may);
});

it('a change can be undone for ten minutes, by its author, and an undo cannot be undone', () => {
  expect(mayOran({}, 10 * minute - 1)).toBe(true);
  expect(mayOran({}, 10 * minute)).toBe(false);
  expect(mayOran({ actor: 'acc_maeve' })).toBe(false);
  expect(mayOran({ detail: { version: 3, undoes: 'chg_0' } })).toBe(false);
});
