import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../app/operations/table.ts';

/** A request for an operation came. */
export interface Begun {
  readonly operationId: OperationId;
  readonly requestId: string;
}

/** Its body was parsed. */
export interface BodyRead {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** It is answered. */
export interface Answered extends Begun {
  readonly method: string;
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** Where whoever wants to hold operations to something can listen; they cost nothing while nobody does. */
export const begun = channel('lintel:operation:begun');
export const bodyRead = channel('lintel:operation:read');
export const answered = channel('lintel:operation:answered');
