import type { Visit } from './tool-runner.ts';

/** A complete response; none is streamed. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Responds to one HTTP request, whose body has been parsed. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<McpAnswer>;
