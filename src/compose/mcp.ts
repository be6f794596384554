import type { McpEndpoint } from '../mcp/answer.ts';
import type { McpServerNeeds } from '../mcp/server.ts';

/**
 * The MCP endpoint. Loading it takes half as long as everything else, so it is loaded on `make` or with the first
 * message.
 */
export function composeMcp(tools: McpServerNeeds) {
  let made: Promise<McpEndpoint> | undefined;
  const make = () =>
    (made ??= import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) => createMcpEndpoint(tools)));
  const answer: McpEndpoint = async (...asked) => (await make())(...asked);
  return { answer, make };
}
