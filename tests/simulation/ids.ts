import type { IdSource } from '../../src/app/shared/ids.ts';

/** Unique ids with the name of their maker, in place of random ones. */
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
    replyId: () => `rep_${next()}`,
    templateId: () => `tpl_${next()}`,
    dryRunId: () => `dry_${next()}`,
    reference: () => `ref ${next()}`,
    linkSeed: () => `seed ${next()}`,
  };
}
