import { type DueOrder, dueOrders } from '../../../app/enquiries/work/today.ts';
import { firstPage } from '../next-page.ts';
import { showStaff } from '../shell.tsx';
import type { DeskKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { TodayView } from './today-view.tsx';

export const todayPages = (kit: DeskKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: firstPage,
    role: 'sales',
    async answer(visit) {
      const { account } = visit;
      const { whose, by } = visit.request.query as Readonly<Record<string, unknown>>;
      const others = whose === 'all';
      const order: DueOrder = dueOrders.find((each) => each === by) ?? 'waiting';
      const today = await kit.today(account, others, order);
      const accounts = await kit.inbox.accounts();
      return showStaff(kit, visit, {
        title: 'Today',
        body: <TodayView {...{ doorsOf: kit.rowDoors, today, others, order, accounts }} />,
      });
    },
  },
];
