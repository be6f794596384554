import { workerData } from 'node:worker_threads';
import type { PriceBook } from '../domain/book/price-book.ts';
import { createPictureJobs } from '../pictures/jobs.ts';
import { createOrderJobs, createQuotePdf } from '../web/rendering.ts';
import { answerJobs } from '../workers/thread.ts';

/** What a thread that renders starts from. */
interface RenderThreadData {
  readonly book: PriceBook;
}

const { book } = workerData as RenderThreadData;
answerJobs({ ...createPictureJobs(book), ...createOrderJobs(book, createQuotePdf()) });
