import type { Collection } from '../../app/enquiries/enquiry.ts';
import type { Stage } from '../../app/enquiries/stage.ts';

/** What staff call things. */
export const collectionNames: Readonly<Record<Collection, string>> = {
  contact_requests: 'Contact',
  internal_door_quotes: 'Internal doors',
  security_door_quotes: 'Security doors',
};

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};
