import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

/** Headers that many answers have in common: names and values in turn, and the same as they are sent. */
export interface HeaderBlock {
  readonly list: readonly string[];
  readonly text: string;
}

export interface Outgoing {
  readonly status: number;
  readonly common: HeaderBlock;
  /** Those of this answer alone, names and values in turn; none of them is among the common ones. */
  readonly own: readonly string[];
  /** A text, or bytes, which may be in parts. */
  readonly body: string | Buffer | readonly Buffer[];
  /** Of a text. */
  readonly encoding: 'latin1' | 'utf8';
}

/** A request that is answered without the framework, whoever has read it from its connection. */
export interface Incoming {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;
  /** Throws unless it says clearly which host it is for. */
  checkHost(): void;
  readBody(goOn: (bytes: Buffer) => void, fail: (error: unknown) => void): void;
  /** Writes the answer to the connection. One that is answered already stays so. */
  answer(outgoing: Outgoing): void;
}

/** Answers a request if it is one of those it knows; false leaves it to others. */
export type AnswerAtOnce = (incoming: Incoming) => boolean;

export const headerBlock = (list: readonly string[]): HeaderBlock => ({ list, text: headerLines(list) });

/** As they stand in an answer, each with the end of its line. */
export function headerLines(list: readonly string[]): string {
  let lines = '';
  for (let i = 0; i < list.length; i += 2) lines += `${list[i] ?? ''}: ${list[i + 1] ?? ''}\r\n`;
  return lines;
}
