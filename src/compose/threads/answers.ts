import type { ApiKey } from '../../app/callers/api-key.ts';
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
  /** A thread has asked for a key, and it is one. */
  readonly keyFound: (hash: string, key: ApiKey) => void;
}

/** What the main thread does for those that serve. */
export function answersForThreads({ foundation, mailState, takeNotes, keyFound }: AnswerNeeds): Answers {
  const { store, rendering, passwords, passkeys } = foundation;
  const answerStore = answerFrom(store);
  const runHere =
    (run: Run): Answers[string] =>
    ([name, input, client], signal) =>
      run(name as string, input, { client: client as string, signal });
  async function findKey(asked: Asked): Promise<unknown> {
    const key = await answerStore(asked);
    if (key !== null) keyFound(asked.args[0] as string, key as ApiKey);
    return key;
  }
  return {
    [asksOfThread.store]: ([path, args]) => {
      const asked = { path, args } as Asked;
      return asked.path.join(' ') === 'keys findByHash' ? findKey(asked) : answerStore(asked);
    },
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
