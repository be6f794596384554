import type { Decision, WorkChange } from '../../../app/enquiries/work/change.ts';
import type { NameOf } from '../../../app/enquiries/work/history-words.ts';
import { day } from '../../../domain/wording/format.ts';

/** A change in words; completes "You wanted to …". */
export function wishWords(change: WorkChange, nameOf: NameOf): string {
  switch (change.kind) {
    case 'stage':
      return `move it to ${change.stage}${change.lostReason === null ? '' : `, because of: ${change.lostReason}`}`;
    case 'owner':
      return change.ownerId === null
        ? 'give it to nobody in particular'
        : `give it to ${nameOf(change.ownerId)}`;
    case 'next-step':
      return change.step ? `set a next step, due on ${day(change.step.at)}` : 'take the next step off';
    case 'note':
      return 'write a note';
  }
}

export const decisionWords: Readonly<Record<Decision, string>> = {
  released: 'release it',
  rejected: 'reject it',
};
