import type { MailState } from '../../app/shared/readiness.ts';
import type { Asked } from '../../store/store.ts';
import { answerFrom } from '../../store/distant-store.ts';
import type { Answers } from '../../workers/calls.ts';
import type { OwnFoundation } from '../foundation.ts';
import { type Notes, asksOfThread } from './messages.ts';

type Run = (name: string, input: unknown, asker: { client: string; signal: AbortSignal }) => unknown;
type Hashes = OwnFoundation['passwords'];

export interface AnswerNeeds {
  readonly foundation: OwnFoundation;
  readonly mailState: () => MailState;
  readonly takeNotes: (notes: Notes) => void;
}

/** What the main thread does for those that serve. */
export function answersForThreads({ foundation, mailState, takeNotes }: AnswerNeeds): Answers {
  const { store, rendering, passwords, passkeys } = foundation;
  const answerStore = answerFrom(store);
  const runHere =
    (run: Run): Answers[string] =>
    ([name, input, client], signal) =>
      run(name as string, input, { client: client as string, signal });
  return {
    [asksOfThread.store]: ([path, args]) => answerStore({ path, args } as Asked),
    [asksOfThread.render]: runHere(rendering.jobs() as Run),
    [asksOfThread.passkey]: runHere(passkeys.jobs as Run),
    [asksOfThread.hashPassword]: (args) => passwords.make(...(args as Parameters<Hashes['make']>)),
    [asksOfThread.matchPassword]: (args) => passwords.matches(...(args as Parameters<Hashes['matches']>)),
    [asksOfThread.mailState]: mailState,
    [asksOfThread.notes]: ([notes]) => {
      takeNotes(notes as Notes);
    },
  };
}
