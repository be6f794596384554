import { workerData } from 'node:worker_threads';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { Business } from '../domain/business/business.ts';
import { createPictureJobs } from '../pictures/jobs.ts';
import { createOrderJobs, createQuotePdf } from '../web/rendering.ts';
import { answerJobs } from '../workers/thread.ts';

/** Input of a render worker. */
interface RenderThreadData {
  readonly book: PriceBook;
  readonly business: Business;
}

const { book, business } = workerData as RenderThreadData;
answerJobs({ ...createPictureJobs(book), ...createOrderJobs(book, createQuotePdf(business)) });
