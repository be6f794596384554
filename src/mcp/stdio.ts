import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpServerNeeds } from './server.ts';
import type { ToolRunner } from './tool-runner.ts';

/** The caller of the local program, without limits. */
const localCaller = { id: 'stdio', kind: 'anonymous', label: 'anonymous', policy: null } as const;

export interface StdioEvents {
  /** Called for each tool call. */
  readonly noteTool: (name: string, requestId: string) => void;
  readonly report: (error: Error) => void;
}

/** Serves the tools over stdio until standard input closes. */
export async function serveToolsOverStdio(
  { runTool, ...needs }: McpServerNeeds,
  { noteTool, report }: StdioEvents,
): Promise<void> {
  const visit = () => {
    const requestId = randomUUID();
    return {
      caller: localCaller,
      requestId,
      noteTool: (name: string) => {
        noteTool(name, requestId);
      },
    };
  };
  const ended = Promise.withResolvers<undefined>();
  process.stdin.once('end', () => {
    ended.resolve(undefined);
  });
  process.stdin.once('close', () => {
    ended.resolve(undefined);
  });
  // A PassThrough stays open when standard input ends: the transport would drop pending responses.
  const input = process.stdin.pipe(new PassThrough(), { end: false });
  const running = new Set<Promise<unknown>>();
  const runAndNote: ToolRunner = (call) => {
    const run = runTool(call);
    const noted = run.finally(() => running.delete(noted));
    running.add(noted);
    return noted;
  };
  const handle = serveStdio(() => createMcpServer({ ...needs, runTool: runAndNote }, visit), {
    transport: new StdioServerTransport(input, process.stdout),
    maxSubscriptions: 0,
    onerror: report,
  });
  await ended.promise;
  // Waits for pending calls after the input has ended: an enquiry may be about to be stored.
  await others();
  while (running.size > 0) {
    await Promise.allSettled(running);
    await others();
  }
  await handle.close();
}
