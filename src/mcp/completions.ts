import type { CompleteResult, McpServer } from '@modelcontextprotocol/server';
import type { PriceBook } from '../domain/book/price-book.ts';
import { commonFinishNames } from '../domain/extras/finish.ts';

/** Maximum number of values in one answer, set by the protocol. */
const mostValues = 100;

type Values = (book: PriceBook) => readonly string[];

/** What the arguments of prompts and resource templates can be. Arguments that are missing here take any text. */
const valuesOf: Readonly<Record<string, Values>> = {
  type: ({ labels }) => [...labels.values()],
  doorTypeKey: ({ labels }) => [...labels.keys()],
  glass: ({ extras }) => extras.glass.map(({ label }) => label),
  handle: ({ extras }) => extras.handles.map(({ label }) => label),
  colour: ({ extras }) => (extras.finish ? commonFinishNames : []),
};

/** Completes arguments by name: those of all prompts and resources mean the same. */
export function registerCompletions(server: McpServer, book: PriceBook): void {
  // The SDK itself completes only arguments that are described with zod.
  server.server.setRequestHandler('completion/complete', ({ params }) =>
    completed(book, params.argument.name, params.argument.value),
  );
}

function completed(book: PriceBook, argument: string, typed: string): CompleteResult {
  const all = Object.hasOwn(valuesOf, argument) ? (valuesOf[argument]?.(book) ?? []) : [];
  const words = typed.trim().toLowerCase();
  const fitting = all.filter((value) => value.toLowerCase().includes(words));
  return {
    completion: {
      values: fitting.slice(0, mostValues),
      total: fitting.length,
      hasMore: fitting.length > mostValues,
    },
  };
}
