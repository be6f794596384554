import type { IdSource } from '../../src/app/shared/ids.ts';

/** Ids that say who made them, and no two of which are the same: the real ones are random. */
export function createCountedIds(maker: string): IdSource {
  let count = 0;
  const next = () => {
    count += 1;
    return `${maker}-${count}`;
  };
  return {
    enquiryId: () => `enq_${next()}`,
    doorQuoteId: () => `dqt_${next()}`,
    eventId: () => `evt_${next()}`,
    changeId: () => `chg_${next()}`,
    noteId: () => `note_${next()}`,
    dryRunId: () => `dry_${next()}`,
    reference: () => `ref ${next()}`,
    linkSeed: () => `seed ${next()}`,
  };
}
