/** What a thread that renders has of the pages: no server. */
export { createOrderJobs } from './configurator/server/order-jobs.ts';
export { createQuotePdf } from './configurator/server/quote-pdf.tsx';
