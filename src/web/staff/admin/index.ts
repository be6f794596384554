import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { deliveryPages } from './deliveries.tsx';
import { adminPlaces } from './frame.tsx';
import { keyPages } from './keys.tsx';
import { peoplePages } from './people.tsx';
import { personPages } from './person.tsx';
import { recordPages } from './records.tsx';
import { webhookPages } from './webhooks.tsx';

/** What only admins see. */
export const adminPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: '/staff/admin',
    role: 'admin',
    answer: ({ reply }) => reply.redirect(adminPlaces[0][0], 303),
  },
  ...peoplePages(kit),
  ...keyPages(kit),
  ...webhookPages(kit),
  ...deliveryPages(kit),
  ...personPages(kit),
  ...recordPages(kit),
];
