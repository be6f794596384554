import Type, { type Static, type TObject } from 'typebox';
import type { Operation } from '../../contract/operation.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { Ignored } from '../../contract/reading/ignored.ts';
import { type Reading, compileReader } from '../../contract/reading/reader.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { SubmitEnquiry } from '../enquiries/submit.ts';
import type { Call } from '../shared/call.ts';
import type { CreateDoorQuoteNeeds } from '../quotes/create.ts';

/** What a use case may work with. */
export interface UseCaseNeeds extends CreateDoorQuoteNeeds {
  readonly catalogue: readonly Product[];
  /** When the catalogue was last updated. */
  readonly updatedAt: string;
  /** One for all who submit, so that a key in use is in use for all of them. */
  readonly submitEnquiry: SubmitEnquiry;
}

/** What came of a call. */
export interface Done<Reply> {
  readonly reply: Reply;
  /** This is the repeated answer to an earlier call with the same idempotency key. */
  readonly replayed?: boolean;
  /** The door to draw beside the answer, for whoever shows pictures. */
  readonly shown?: () => DoorDesign | undefined;
}

export type UseCase<Body, Reply> = (body: Body, call: Call) => Done<Reply> | Promise<Done<Reply>>;

/** Its id is the row's name in the table. */
type Unnamed = Omit<Operation, 'id'>;
type Described = Omit<Unnamed, 'body' | 'reply'>;

/** One row of the table: what the wire says of an operation, how its body is read, and its use case. */
export interface Row<Body, Reply> extends Unnamed {
  readonly read: (body: unknown) => Reading<Body>;
  readonly create: (needs: UseCaseNeeds) => UseCase<Body, Reply>;
}

/** An operation that takes a body: its answer says which fields of that nobody read. */
export function withBody<Body extends TObject, Reply extends TObject>(
  row: Described & {
    readonly body: Body;
    readonly reply: Reply;
    readonly create: (needs: UseCaseNeeds) => UseCase<Static<Body>, Static<Reply>>;
  },
): Row<Static<Body>, Static<Reply>> {
  const { properties, ...described } = row.reply;
  const reply = Type.Object({ ...properties, ignored: Type.Optional(Ignored) }, described);
  return { ...row, reply, read: compileReader(row.body) };
}

/** An operation that is only asked for. */
export function withoutBody<Reply extends TObject>(
  row: Described & {
    readonly body: null;
    readonly reply: Reply;
    readonly create: (needs: UseCaseNeeds) => UseCase<null, Static<Reply>>;
  },
): Row<null, Static<Reply>> {
  return { ...row, read: () => ({ ok: true, value: null, ignored: [] }) };
}

/** What can go wrong with any call under a limit, whatever it does. */
export const always = ['rate_limited', 'internal_error'] as const satisfies readonly ProblemCode[];
