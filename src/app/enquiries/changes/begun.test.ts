import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../work/change.ts';
import { begun } from './begun.ts';

const entry = (id: string, action: HistoryEntry['action'], detail: object = {}) => ({
  id,
  action,
  detail: { version: 1, ...detail },
});

describe('begun', () => {
  it.each([
    [[], null],
    [['changed', 'changed'], null],
    [['changed', 'owner', 'stage'], 'owner'],
    [['stage'], 'stage'],
    [['answered'], 'answered'],
    [['next-step'], 'next-step'],
    [['note'], 'note'],
    [['released'], 'released'],
    [['rejected'], 'rejected'],
    [['withdrawn'], 'withdrawn'],
  ] as const)('for the history %j returns %j', (actions, by) => {
    expect(begun(actions.map((action, index) => entry(`chg_${index}`, action)))).toBe(by);
  });

  it('does not count actions that were undone', () => {
    const undone = [
      entry('chg_0', 'changed'),
      entry('chg_1', 'stage'),
      entry('chg_2', 'stage', { undoes: 'chg_1' }),
    ];
    expect(begun(undone)).toBeNull();
    expect(begun([...undone, entry('chg_3', 'owner')])).toBe('owner');
  });
});
