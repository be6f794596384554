import type { McpEndpoint } from '../mcp/answer.ts';
import type { McpServerNeeds } from '../mcp/server.ts';

/**
 * The MCP endpoint, loaded by `make` or with the first message: loading it at the start would make the start
 * half as long again.
 */
export function composeMcp(tools: McpServerNeeds) {
  let made: Promise<McpEndpoint> | undefined;
  const make = () =>
    (made ??= import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) => createMcpEndpoint(tools)));
  const answer: McpEndpoint = async (...asked) => (await make())(...asked);
  return { answer, make };
}
