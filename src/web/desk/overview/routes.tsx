import { overviewPeriods } from '../../../app/inbox/overview.ts';
import { businessHours, commonHoursInWords } from '../../../domain/business/business-hours.ts';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { OverviewPage } from './page.tsx';

const usualPeriod = 30;

export function overviewPages(kit: StaffKit): readonly StaffPage[] {
  return [
    {
      method: 'GET',
      path: '/staff/overview',
      role: 'sales',
      async answer(visit) {
        const { days } = visit.request.query as Readonly<Record<string, unknown>>;
        const period = overviewPeriods.find((each) => String(each) === days) ?? usualPeriod;
        const overview = await kit.overview(period);
        const { isAssumed } = businessHours(kit.business.openingHours);
        const hoursNote = isAssumed
          ? `These are taken as ${commonHoursInWords}: the maker’s card says none.`
          : '';
        return showStaff(kit, visit, {
          title: 'Overview',
          body: <OverviewPage overview={overview} hoursNote={hoursNote} />,
        });
      },
    },
  ];
}
