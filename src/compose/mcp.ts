import type { McpEndpoint } from '../mcp/answer.ts';
import type { McpServerNeeds } from '../mcp/server.ts';
import type { ToolRunner, ToolRunnerNeeds } from '../mcp/tool-runner.ts';

/** What tools are run by. It takes long to load, so that is done when a tool is called first. */
export function composeToolRunner(needs: ToolRunnerNeeds): ToolRunner {
  let made: Promise<ToolRunner> | undefined;
  const make = () =>
    (made ??= import('../mcp/tool-runner.ts').then(({ createToolRunner }) => createToolRunner(needs)));
  return async (call) => (await make())(call);
}

/** The endpoint for assistants, made when it is told to, or when the first message comes. */
export function composeMcp(tools: McpServerNeeds) {
  let made: Promise<McpEndpoint> | undefined;
  const make = () =>
    (made ??= import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) => createMcpEndpoint(tools)));
  const answer: McpEndpoint = async (...asked) => (await make())(...asked);
  return { answer, make };
}
