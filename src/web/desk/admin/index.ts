import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { deliveryPages } from './deliveries.tsx';
import { adminPlaces } from './frame.tsx';
import { keyPages } from './keys.tsx';
import { accountsPages } from './accounts.tsx';
import { personalDataPages } from './personal-data.tsx';
import { recordPages } from './retention-and-audit.tsx';
import { templatePages } from './templates.tsx';
import { webhookPages } from './webhooks.tsx';

export const adminPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: '/staff/admin',
    role: 'admin',
    answer: ({ reply }) => reply.redirect(adminPlaces[0][0], 303),
  },
  ...accountsPages(kit),
  ...templatePages(kit),
  ...keyPages(kit),
  ...webhookPages(kit),
  ...deliveryPages(kit),
  ...personalDataPages(kit),
  ...recordPages(kit),
];
