import type { ChangeOutcome, EnquiryWork, WorkChange } from './change.ts';
import type { Judged } from './moderate.ts';
import { type DeskWorkNeeds, workOn } from './work.ts';

interface ChangeAllNeeds extends DeskWorkNeeds {
  readonly store: DeskWorkNeeds['store'] & {
    readonly deskWork: { readonly find: (id: string) => Promise<EnquiryWork | null> };
  };
}

/**
 * Makes the same change to several enquiries, each in a transaction of its own, as if on its page: what collides is
 * left out. Outcomes are in the order of the input.
 */
export async function changeAll(
  needs: ChangeAllNeeds,
  actor: string,
  change: WorkChange,
  picked: readonly Judged[],
): Promise<readonly ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (const { enquiry, seen } of picked) {
    const version = seen ?? (await needs.store.deskWork.find(enquiry.id))?.version ?? 0;
    outcomes.push(await workOn(needs, actor, enquiry, version, change));
  }
  return outcomes;
}
