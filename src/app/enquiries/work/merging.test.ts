import { describe, expect, it } from 'vitest';
import { wallMs } from '../../shared/clock.ts';
import type { HistoryEntry } from './change.ts';
import { collides, standing } from './merging.ts';

type Action = HistoryEntry['action'];

const entry = (action: Action, version: number, detail: object = {}): HistoryEntry => ({
  id: `chg_${version}`,
  at: wallMs(0),
  actor: 'acc_oran',
  action,
  detail: { version, ...detail },
});

describe('a change collides', () => {
  it.each<[Action, readonly Action[]]>([
    ['stage', ['stage', 'withdrawn', 'changed']],
    ['owner', ['owner', 'changed']],
    ['next-step', ['next-step', 'changed']],
    ['rejected', ['released', 'rejected', 'changed']],
    ['released', ['released', 'rejected', 'changed']],
    ['note', []],
    ['answered', []],
  ])('of %s, after it was seen, with %j alone', (action, others) => {
    const all: readonly Action[] = [
      ...(['stage', 'answered', 'owner', 'next-step', 'note'] as const),
      ...(['released', 'rejected', 'withdrawn', 'changed'] as const),
    ];
    expect(all.filter((other) => collides([entry(other, 3)], 2, action))).toEqual(others);
    expect(all.filter((other) => collides([entry(other, 3)], 3, action))).toEqual([]);
  });

  it('also with one further back, among others', () => {
    const history = [entry('owner', 1), entry('stage', 2), entry('note', 3)];
    expect(collides(history, 0, 'owner')).toBe(true);
    expect(collides(history, 1, 'owner')).toBe(false);
  });
});

it('what was undone does not stand, nor does its undoing', () => {
  const history = [entry('stage', 1), entry('owner', 2), entry('stage', 3, { undoes: 'chg_1' })];
  expect(standing(history).map(({ id }) => id)).toEqual(['chg_2']);
});
