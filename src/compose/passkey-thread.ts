import { passkeyJobs } from '../passkeys/jobs.ts';
import { answerJobs } from '../workers/thread.ts';

answerJobs({ ...passkeyJobs });
