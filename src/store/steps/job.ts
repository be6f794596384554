import type { NewDoorQuote, NewDoorQuoteOutcome } from '../../app/quotes/quote.ts';
import type { Submission, SubmissionOutcome } from '../../app/enquiries/enquiry.ts';
import type { Windows } from '../windows.ts';
import { addQuoteSteps } from './add-quote.ts';
import { findEndpoint } from './events.ts';
import { indexSteps } from './index-enquiries.ts';
import type { Statement, Steps, Writer } from './statement.ts';
import { submitSteps } from './submit.ts';

/** What somebody waits for, and what is done often, as it can be sent to the thread that does it: all that a list of steps needs to know. */
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

/** Does them one after the other in a transaction in which nobody else writes, each statement answered at once. */
export function runJobs(writer: Writer, jobs: readonly Job[], execute: Execute): readonly ResultOf<Job>[] {
  const isAnybodyTold = execute(findEndpoint(writer, {})).length > 0;
  return jobs.map((job) => runSteps(stepsOf(writer, isAnybodyTold ? job : withoutEvent(job)), execute));
}

/** Where nobody listens an event is not even made, unless mails are written of it. */
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
