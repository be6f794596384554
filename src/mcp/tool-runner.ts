import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
} from '@modelcontextprotocol/server';
import { countCall, seconds, waitText } from '../app/callers/call-limits.ts';
import type { Caller } from '../app/callers/caller.ts';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import { designsMetaKey } from '../app/doors/configurator-data.ts';
import { type OperationId, operations } from '../app/operations/table.ts';
import { createCall } from '../app/shared/call.ts';
import { keyInBody } from '../app/shared/idempotency.ts';
import type { Pictures } from '../app/shared/pictures.ts';
import { Refusal } from '../app/shared/refusal.ts';
import type { UseCases } from '../app/use-cases.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { Business } from '../domain/business/business.ts';
import { designText } from '../domain/design/design-text.ts';
import { beforeSending, whatHappensNext, withdrawByHand } from '../domain/wording/business.ts';
import { notReadLine } from '../domain/wording/unread.ts';
import { takesId } from '../contract/operation.ts';
import type { Fault } from '../contract/reading/faults.ts';
import { withDoorsOfOrder } from '../contract/reading/order.ts';
import { type Reading, compileReader } from '../contract/reading/reader.ts';
import { doubtfulSizes } from '../contract/reading/size-faults.ts';
import { withNotes } from '../contract/reply-notes.ts';
import { askPerson, lacksPersonOnly } from './contact-form.ts';
import { drawingOf } from './drawing.ts';
import {
  broken,
  enquiryLine,
  failedFor,
  invalidArguments,
  notWithdrawn,
  nothingToWithdraw,
  refused,
} from './failures.ts';
import { securityNote } from './security-note.ts';
import { argumentsAsTaken } from './tool-arguments.ts';
import { argumentsInWords } from './words/arguments-in-words.ts';
import { textOf } from './texts.ts';
import { toolBody, toolDefinitions } from './tool-definitions.ts';

export interface ToolRunnerNeeds {
  readonly useCases: UseCases;
  readonly book: PriceBook;
  readonly business: Business;
  readonly pictures: Pictures;
  readonly limiter: RateLimiter;
  readonly publicUrl: () => string;
  /** Called with unexpected errors. */
  readonly report: (error: unknown, requestId: string) => void;
}

/** Caller and request id of a call. */
export interface Visit {
  readonly caller: Caller;
  readonly requestId: string;
  /** Called for each tool call. */
  readonly noteTool: (name: string) => void;
}

export interface ToolCall {
  readonly operationId: OperationId;
  readonly args: unknown;
  readonly visit: Visit;
  readonly server: McpServer;
  readonly ctx: ServerContext;
}

export type ToolRunner = (call: ToolCall) => Promise<CallToolResult | InputRequiredResult>;

const judges = new Map(
  toolDefinitions.map(({ operationId }) => [operationId, compileReader(toolBody(operations[operationId]))]),
);

/** Operations that accept sizes as free text: an unclear size must not prevent an enquiry. */
const takesSizesInWords: ReadonlySet<OperationId> = new Set([
  'submitInternalDoorsQuote',
  'submitSecurityDoorsQuote',
]);

const takesOrder = (id: OperationId): boolean => 'order' in (operations[id].body?.properties ?? {});

/** Questions about sizes, then the other faults of the arguments; one per field. */
function withDoubts(doubts: readonly Fault[], reading: Reading<unknown>): readonly Fault[] {
  const asked = new Set(doubts.map(({ pointer }) => pointer));
  return [...doubts, ...(reading.ok ? [] : reading.faults.filter(({ pointer }) => !asked.has(pointer)))];
}

/** Operations after which users often send an enquiry: their results tell how soon it is answered. */
const beforeEnquiry: ReadonlySet<OperationId> = new Set([
  'listInternalDoorProducts',
  'describeInternalDoorLimits',
  'createInternalDoorQuote',
]);

/** The body of an operation in the arguments of its tool, which also have the id in the operation's path. */
function bodyOf(id: OperationId, args: unknown): unknown {
  if (!takesId(operations[id]) || typeof args !== 'object' || args === null) return args;
  const { id: _pathId, ...body } = args as Readonly<Record<string, unknown>>;
  return body;
}

/** Whether the id is that of a stored estimate or of a dry run, which is no enquiry. */
const isOfQuote = (args: unknown): boolean => /^(?:dqt|dry)_/.test((args as { readonly id: string }).id);

function pathIdOf(id: OperationId, args: unknown): { readonly pathId?: string } {
  return takesId(operations[id]) ? { pathId: (args as { readonly id: string }).id } : {};
}

/** Runs tools in the same order as HTTP requests: limit, arguments, use case. */
export function createToolRunner(needs: ToolRunnerNeeds): ToolRunner {
  const { useCases, book, business, pictures, limiter, publicUrl, report } = needs;
  /** Text about what happens next, added to the results of submissions. */
  const nextSteps = whatHappensNext(business);
  /** Text about how soon the maker answers, shown before an enquiry is sent. */
  const expected = beforeSending(business);
  const enquiries = enquiryLine(expected);
  const byHand = () => withdrawByHand(business, `write at ${publicUrl()}/contact`);
  /** What to do if the user changes their mind after sending. */
  const changedMind = ({ kind, test }: Caller) =>
    test
      ? []
      : kind === 'key'
        ? ['Call withdraw_enquiry with this id if the user withdraws it.']
        : [byHand()];

  // In the body, the type parameter ties an operation's reader, use case and text together.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  async function execute<Id extends OperationId>(id: Id, { args, visit, server, ctx }: ToolCall) {
    const { caller, requestId } = visit;
    const standing = await countCall(limiter, caller, id);
    if (standing && !standing.decision.allowed)
      return failedFor(seconds(standing.decision.resetMs), 'Too many calls.', waitText(caller, standing));
    const security = securityNote(id, args);
    let said: readonly string[] = [];

    // Validates the arguments as the tool's, which require consent, then reads them as the operation's body.
    const read = (given: unknown) => {
      const words = argumentsInWords(id, takesOrder(id) ? withDoorsOfOrder(given) : given, book);
      said = words.notes;
      const value = argumentsAsTaken(id, words.args, book.extras);
      const doubts = [...words.doubts, ...(takesSizesInWords.has(id) ? [] : doubtfulSizes(book, value))];
      const judged = judges.get(id)?.(value);
      const reading = judged?.ok === false ? judged : operations[id].read(bodyOf(id, value), book);
      return doubts.length === 0 ? reading : { ok: false as const, faults: withDoubts(doubts, reading) };
    };
    let reading = read(args);
    if (!reading.ok && lacksPersonOnly(reading.faults)) {
      const answer = askPerson(server, ctx, args, reading.faults, expected);
      if (answer.kind === 'none') return answer.result;
      reading = read(answer.args);
    }
    if (!reading.ok) {
      const more = operations[id].effect === 'submits' ? enquiries : [];
      return invalidArguments(reading.faults, [...said, ...security, ...more]);
    }

    const call = createCall(caller, requestId, args, keyInBody(reading.value), {
      unread: reading.unread,
      ...pathIdOf(id, args),
    });
    const done = await useCases[id](reading.value, call);
    const ignored = [...reading.ignored, ...(done.ignored ?? [])];
    const lines = [
      ...said,
      textOf(id, done, book),
      ...security,
      ...notReadLine(ignored),
      ...(operations[id].effect === 'submits' && 'collection' in done.reply
        ? [...nextSteps, ...changedMind(caller)]
        : []),
      ...(beforeEnquiry.has(id) ? enquiries : []),
    ];
    return {
      content: [
        { type: 'text' as const, text: lines.join('\n') },
        ...(await drawingOf(pictures, done.shown?.(), caller.id)),
      ],
      structuredContent: { ...withNotes(done.reply, { ignored, test: caller.test }) },
      ...(done.designs && { _meta: { [designsMetaKey]: done.designs.map(designText) } }),
    };
  }

  return async (call) => {
    try {
      return await execute(call.operationId, call);
    } catch (error) {
      if (error instanceof Refusal)
        return error.code === 'not_found' && call.operationId === 'withdrawEnquiry'
          ? isOfQuote(call.args)
            ? nothingToWithdraw
            : notWithdrawn(byHand())
          : refused(error);
      report(error, call.visit.requestId);
      return broken(call.visit.requestId);
    }
  };
}
