import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Operation } from '../../contract/operation.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { Ignored, TestMark } from '../../contract/reply-notes.ts';
import { doorsOrOrder } from '../../contract/doors/order.ts';
import { withDoorsOfOrder } from '../../contract/reading/order.ts';
import { type Reading, compileReader } from '../../contract/reading/reader.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { OwnEnquiryNeeds } from '../enquiries/own.ts';
import type { SubmitEnquiry } from '../enquiries/submit.ts';
import type { Call } from '../shared/call.ts';
import type { CreateDoorQuoteNeeds } from '../quotes/create.ts';

/** Dependencies of the use cases. */
export interface UseCaseNeeds extends CreateDoorQuoteNeeds, OwnEnquiryNeeds {
  readonly clock: CreateDoorQuoteNeeds['clock'];
  readonly ids: CreateDoorQuoteNeeds['ids'];
  readonly store: CreateDoorQuoteNeeds['store'] & OwnEnquiryNeeds['store'];
  readonly business: Business;
  readonly catalogue: readonly Product[];
  /** When the catalogue was last changed. */
  readonly updatedAt: string;
  /** Shared by all use cases that submit, because it holds the idempotency keys in progress. */
  readonly submitEnquiry: SubmitEnquiry;
}

/** Result of a call. */
export interface Done<Reply> {
  readonly reply: Reply;
  /** Whether the reply repeats the reply to an earlier call with the same idempotency key. */
  readonly replayed?: boolean;
  /** JSON pointers of fields that were read, but have no effect. */
  readonly ignored?: readonly string[];
  /** The doors of the request, if the reply has no doors. */
  readonly designs?: readonly DoorDesign[];
  /** The door to draw with the reply, for clients that show pictures. */
  readonly shown?: () => DoorDesign | undefined;
}

export type UseCase<Body, Reply> = (body: Body, call: Call) => Done<Reply> | Promise<Done<Reply>>;

/** An operation without its id, which is its key in the table. */
type Unnamed = Omit<Operation, 'id'>;
type Described = Omit<Unnamed, 'body' | 'reply'>;

/** One row of the table: the operation's contract, its body reader and its use case. */
export interface Row<Body, Reply> extends Unnamed {
  readonly read: (body: unknown, book: PriceBook) => Reading<Body>;
  readonly create: (needs: UseCaseNeeds) => UseCase<Body, Reply>;
}

/** A row for an operation with a body. Its response lists the fields that were ignored. */
export function withBody<Body extends TObject, Reply extends TObject>(
  row: Described & {
    readonly body: Body;
    readonly reply: Reply;
    /** `in words`: extras are free text, so that an unknown extra does not lose a lead. */
    readonly extras?: 'as offered' | 'in words';
    readonly create: (needs: UseCaseNeeds) => UseCase<Static<Body>, Static<Reply>>;
  },
): Row<Static<Body>, Static<Reply>> {
  const reply = extended(row.reply, { ignored: Type.Optional(Ignored), test: TestMark });
  const { extras = 'as offered', ...described } = row;
  const readBody = compileReader(row.body);
  const takesOrder = 'order' in row.body.properties;
  const read: typeof readBody = takesOrder
    ? (body, book) => readBody(withDoorsOfOrder(body), book)
    : readBody;
  return {
    ...described,
    body: takesOrder ? doorsOrOrder(row.body) : row.body,
    reply,
    read: extras === 'in words' ? (body) => read(body) : read,
  };
}

/** Adds to the schema of a response the fields that are not from the use case. */
function extended({ properties, ...described }: TObject, notes: TProperties): TObject {
  return Type.Object({ ...properties, ...notes }, described);
}

/** A row for an operation without a body. */
export function withoutBody<Reply extends TObject>(
  row: Described & {
    readonly body: null;
    readonly reply: Reply;
    readonly create: (needs: UseCaseNeeds) => UseCase<null, Static<Reply>>;
  },
): Row<null, Static<Reply>> {
  const reply = extended(row.reply, { test: TestMark });
  return { ...row, reply, read: () => ({ ok: true, value: null, ignored: [], unread: [] }) };
}

/**
 * Sentence in the descriptions of the tools for internal doors, which points assistants to the tool for other
 * doors.
 */
export const securityElsewhere = 'Fire-rated or security doors: submit_security_doors_enquiry.';

/** Problems that any rate-limited call may have. */
export const always = [
  'unknown_key',
  'rate_limited',
  'internal_error',
] as const satisfies readonly ProblemCode[];
