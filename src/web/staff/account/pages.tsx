import { Intro } from '../../shell/site.tsx';
import { showStaff } from '../shell.tsx';
import type { DeskKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';

/** What members of staff see of their own account. */
export const accountPages = (kit: DeskKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: '/staff/account',
    role: 'sales',
    answer: (visit) =>
      showStaff(kit, visit, {
        title: 'Your account',
        body: (
          <Intro title="Your account">
            <p class="lede">{visit.account.email}</p>
          </Intro>
        ),
      }),
  },
];
