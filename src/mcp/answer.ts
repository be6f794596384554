import type { Visit } from './tool-runner.ts';

/** A response: a complete document, or the event stream of a call that may show the user a form. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | ReadableStream;
}

/** Responds to one HTTP request, whose body has been parsed. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<McpAnswer>;
