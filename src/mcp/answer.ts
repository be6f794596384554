import type { Visit } from './tool-runner.ts';

/** An answer that is complete: none of ours comes in parts. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers one HTTP request whose body has been parsed. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<McpAnswer>;
