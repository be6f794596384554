import { randomUUID } from 'node:crypto';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './server.ts';
import type { ToolRunner } from './tool-runner.ts';

/** Whoever starts the program on their own machine: no limit, and no address to count by. */
const localCaller = { id: 'stdio', kind: 'anonymous', label: 'anonymous', policy: null } as const;

export interface StdioEvents {
  /** Told of each tool that is called. */
  readonly noteTool: (name: string, requestId: string) => void;
  readonly report: (error: Error) => void;
}

/** Serves the tools over standard input and output until the input closes. */
export async function serveToolsOverStdio(
  runTool: ToolRunner,
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
  const handle = serveStdio(() => createMcpServer(runTool, visit), {
    transport: new StdioServerTransport(),
    maxSubscriptions: 0,
    onerror: report,
  });
  await ended.promise;
  await handle.close();
}
