/** Entry point for render threads: must not import the server. */
export { createOrderJobs } from './configurator/server/order-jobs.ts';
export { createQuotePdf } from './configurator/server/quote-pdf.tsx';
