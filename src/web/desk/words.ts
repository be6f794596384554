import type { Moderation } from '../../app/inbox/inbox-filter.ts';
import { moderationOf } from '../../app/inbox/inbox-selection.ts';
import type { Collection, Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Stage } from '../../app/enquiries/stage.ts';

/** Labels of the kinds of enquiry. */
export const collectionNames: Readonly<Record<Collection, string>> = {
  contact_requests: 'Message',
  internal_door_quotes: 'Internal doors',
  security_door_quotes: 'Security doors',
};

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  withdrawn: 'Withdrawn',
};

export const moderationNames: Readonly<Record<Moderation, string>> = {
  clear: 'Clear',
  held: 'Held',
  rejected: 'Rejected',
};

/** Moderation status in lower case, for use within a sentence. */
export const moderationWord = (status: Enquiry['status']): string =>
  moderationNames[moderationOf(status)].toLowerCase();
