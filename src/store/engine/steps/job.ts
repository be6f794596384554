import type { NewDoorQuote, NewDoorQuoteOutcome } from '../../../app/quotes/quote.ts';
import type { Submission, SubmissionOutcome } from '../../../app/enquiries/enquiry.ts';
import type { Windows } from '../windows.ts';
import { addQuoteSteps } from '../../quotes/add-quote.ts';
import { findEndpoint } from '../../outbox/insert-events.ts';
import { indexSteps } from '../../inbox/index-enquiries.ts';
import type { Statement, Steps, Writer } from './statement.ts';
import { submitSteps } from '../../enquiries/submit.ts';

/** Input of steps, as plain data that can be posted to the worker of the store. */
export type Job =
  | { readonly name: 'submit'; readonly submission: Submission; readonly windows: Windows }
  | { readonly name: 'add quote'; readonly quote: NewDoorQuote; readonly windows: Windows }
  | { readonly name: 'index'; readonly most: number };

interface Results {
  submit: SubmissionOutcome;
  'add quote': NewDoorQuoteOutcome;
  index: number;
}
export type ResultOf<Asked extends Job> = Results[Asked['name']];

export function stepsOf(writer: Writer, job: Job): Steps<ResultOf<Job>> {
  switch (job.name) {
    case 'submit':
      return submitSteps(writer, job.submission, job.windows);
    case 'add quote':
      return addQuoteSteps(writer, job.quote, job.windows);
    case 'index':
      return indexSteps(writer, job.most);
  }
}

type Execute = (statement: Statement) => readonly unknown[];

/** Runs jobs one after the other in one transaction that holds the write lock. */
export function runJobs(writer: Writer, jobs: readonly Job[], execute: Execute): readonly ResultOf<Job>[] {
  const hasEndpoint = execute(findEndpoint(writer, {})).length > 0;
  return jobs.map((job) => runSteps(stepsOf(writer, hasEndpoint ? job : withoutEvent(job)), execute));
}

/** Drops the event: without an active endpoint, events without mails are not recorded. */
function withoutEvent(job: Job): Job {
  if (job.name === 'index') return job;
  if (job.name === 'submit') {
    const { submission } = job;
    return submission.event?.mails.length === 0
      ? { ...job, submission: { ...submission, event: null } }
      : job;
  }
  return job.quote.event?.mails.length === 0 ? { ...job, quote: { ...job.quote, event: null } } : job;
}

function runSteps<Result>(steps: Steps<Result>, execute: Execute): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(execute(step.value));
  return step.value;
}
