import type { Session } from './session.ts';

/**
 * The methods of a store as its callers see them: each feature's functions of a session, without the session. The list is
 * taken from the functions themselves, so that a new method is written in one place.
 */
export type Methods<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    session: Session,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Result
    : Methods<Functions[Name]>;
};

/** The two ways in which a store is asked. Every method goes through one of them. */
export interface Ways {
  readonly use: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  readonly stream: <Row>(work: (session: Session) => AsyncIterable<Row>) => AsyncIterable<Row>;
}

type Once = (session: Session, ...args: unknown[]) => Promise<unknown>;
type Stream = (session: Session, ...args: unknown[]) => AsyncGenerator;

/** Functions that yield rows are streams; all others answer once. */
export function methodsOf<Functions extends object>(functions: Functions, ways: Ways): Methods<Functions> {
  const entries = Object.entries(functions).map(([name, member]: [string, object]) => [
    name,
    typeof member === 'function' ? methodOf(member as Once | Stream, ways) : methodsOf(member, ways),
  ]);
  return Object.fromEntries(entries) as Methods<Functions>;
}

function methodOf(member: Once | Stream, { use, stream }: Ways) {
  return isStream(member)
    ? (...args: unknown[]) => stream((session) => member(session, ...args))
    : (...args: unknown[]) => use((session) => member(session, ...args));
}

const isStream = (member: Once | Stream): member is Stream =>
  Object.prototype.toString.call(member) === '[object AsyncGeneratorFunction]';
