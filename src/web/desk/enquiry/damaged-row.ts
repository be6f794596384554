import { isDamaged } from '../../../app/shared/damaged.ts';
import { showDamaged } from '../refusals.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';

/** Wraps a handler: a damaged row gets a page of its own instead of the error page. */
export const withDamagedPage =
  (kit: StaffKit, answer: StaffPage['answer']): StaffPage['answer'] =>
  async (visit: StaffVisit) => {
    try {
      return await answer(visit);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      visit.request.log.error({ reqId: visit.request.id }, `an enquiry cannot be shown: ${error.message}`);
      return showDamaged(kit, visit, error);
    }
  };
