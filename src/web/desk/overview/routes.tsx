import { type OverviewPeriod, overviewPeriods } from '../../../app/inbox/overview.ts';
import { byteOrderMark, csvText } from '../../../app/enquiries/csv.ts';
import { businessHours, commonHoursInWords } from '../../../domain/business/business-hours.ts';
import { nothing, secretHeaders } from '../../shell/reply.ts';
import { showNothingHere } from '../refusals.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { OverviewPage } from './page.tsx';
import { type OverviewTable, overviewTables } from './tables.ts';

const usualPeriod = 30;

const queryOf = ({ request }: StaffVisit) => request.query as Readonly<Record<string, unknown>>;

const periodOf = (visit: StaffVisit): OverviewPeriod =>
  overviewPeriods.find((each) => String(each) === queryOf(visit)['days']) ?? usualPeriod;

export function overviewPages(kit: StaffKit): readonly StaffPage[] {
  async function figuresOf(days: OverviewPeriod) {
    const [overview, { nameOf }] = [await kit.overview(days), await kit.deskEnquiries.staff()];
    return { overview, tables: overviewTables(overview, nameOf) };
  }
  return [
    {
      method: 'GET',
      path: '/staff/overview',
      role: 'sales',
      async answer(visit) {
        const days = periodOf(visit);
        const { isAssumed } = businessHours(kit.business.openingHours);
        const hoursNote = isAssumed
          ? `These are taken as ${commonHoursInWords}: the maker’s card says none.`
          : '';
        return showStaff(kit, visit, {
          title: 'Overview',
          body: <OverviewPage days={days} {...await figuresOf(days)} hoursNote={hoursNote} />,
        });
      },
    },
    {
      method: 'GET',
      path: '/staff/overview.csv',
      role: 'sales',
      async answer(visit) {
        const days = periodOf(visit);
        const { tables } = await figuresOf(days);
        const table = tables.find(({ id }) => id === queryOf(visit)['of']);
        if (!table) return showNothingHere(kit, visit);
        const file = `${table.id}-${days}-days.csv`;
        return visit.reply
          .headers({ ...secretHeaders, 'content-disposition': `attachment; filename="${file}"` })
          .type('text/csv; charset=utf-8; header=present')
          .send(visit.request.method === 'HEAD' ? nothing() : byteOrderMark + csvOf(table));
      },
    },
  ];
}

/** Money in euro. */
const csvOf = ({ of, columns, rows }: OverviewTable): string =>
  csvText([
    [of, ...columns.map(({ name, isMoney }) => (isMoney ? `${name}, EUR with VAT` : name))],
    ...rows.map(({ name, values }) => [
      name,
      ...values.map((value, index) => (columns[index]?.isMoney === true ? value / 100 : value)),
    ]),
  ]);
