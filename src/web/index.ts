export { addPages } from './add-pages.ts';
export { createLiveInbox } from './desk/inbox/live-inbox.ts';
export { createNotFound } from './desk/index.ts';
export type { OrderJobs } from './configurator/server/order-jobs.ts';
export { readAssets } from './shell/assets.ts';
export { createPageKit } from './shell/page-kit.tsx';
export { sentAddress } from './enquire/sent.tsx';
export { secretLinks } from './shell/secret-links.ts';
