import type { SharedTime } from '../../app/shared/clock.ts';
import type { Collection } from '../../app/enquiries/enquiry.ts';
import type { Config } from '../../config.ts';
import type { SharedCounts } from '../../limits/shared/shared-memory.ts';
import type { Figures } from '../figures.ts';

/** What a thread that serves starts from. */
export interface ServingThreadData {
  readonly config: Config;
  readonly figures: Figures;
  readonly time: SharedTime;
  readonly counts: SharedCounts;
}

/** What has happened in a thread since it told the last time. */
export interface Notes {
  /** Of the log, each with its end. */
  readonly lines: readonly string[];
  readonly requests: readonly NotedRequests[];
  readonly enquiries: readonly NotedEnquiry[];
}

/** Those of one kind, and how long each took. */
type NotedRequests = readonly [operation: string, status: number, ms: readonly number[]];
type NotedEnquiry = readonly [collection: Collection, outcome: string];

/** What threads ask the main thread for. */
export const asksOfThread = {
  store: 'store',
  render: 'render',
  passkey: 'passkey',
  hashPassword: 'hash password',
  matchPassword: 'match password',
  mailState: 'mail state',
  notes: 'notes',
} as const;

/** What the main thread asks threads for. */
export const asksOfMain = {
  listen: 'listen',
  storeFound: 'store found',
  keyFound: 'key found',
  tellNotes: 'tell notes',
  sendAway: 'send away',
  close: 'close',
} as const;
