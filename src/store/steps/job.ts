import type { NewDoorQuote, NewDoorQuoteOutcome } from '../../app/quotes/quote.ts';
import type { Submission, SubmissionOutcome } from '../../app/enquiries/enquiry.ts';
import type { Windows } from '../windows.ts';
import { addQuoteSteps } from './add-quote.ts';
import type { Ended, Statement, Steps, Writer } from './statement.ts';
import { submitSteps } from './submit.ts';

/** What somebody waits for, as it can be sent to the thread that does it: all that a list of steps needs to know. */
export type Job =
  | { readonly name: 'submit'; readonly submission: Submission; readonly windows: Windows }
  | { readonly name: 'add quote'; readonly quote: NewDoorQuote; readonly windows: Windows };

interface Results {
  submit: SubmissionOutcome;
  'add quote': NewDoorQuoteOutcome;
}
export type ResultOf<Asked extends Job> = Results[Asked['name']];

export function stepsOf(writer: Writer, job: Job): Steps<Ended<ResultOf<Job>>> {
  switch (job.name) {
    case 'submit':
      return submitSteps(writer, job.submission, job.windows);
    case 'add quote':
      return addQuoteSteps(writer, job.quote, job.windows);
  }
}

/** Goes through steps where each statement is answered at once. */
export function runSteps<Result>(
  steps: Steps<Ended<Result>>,
  execute: (statement: Statement) => readonly unknown[],
): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(execute(step.value));
  const { result, writes } = step.value;
  for (const statement of writes) execute(statement);
  return result;
}
