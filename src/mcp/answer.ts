import type { Visit } from './tool-runner.ts';

/** A complete answer: none is streamed. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers one HTTP request with a parsed body. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<McpAnswer>;
