import type { Visit } from './tool-runner.ts';

/** A response: complete, or the stream of a call during which the user may be asked. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | ReadableStream;
}

/** Responds to one HTTP request, whose body has been parsed. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<McpAnswer>;
