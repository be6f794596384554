import type { McpEndpoint } from '../mcp/answer.ts';
import { createMcpEndpoint } from '../mcp/endpoint.ts';
import type { McpServerNeeds } from '../mcp/server.ts';

/** The endpoint for assistants. It takes long to make, so it is made when it is told to, or when the first message comes. */
export function composeMcp(tools: McpServerNeeds) {
  let made: McpEndpoint | undefined;
  const make = () => (made ??= createMcpEndpoint(tools));
  const answer: McpEndpoint = (...asked) => make()(...asked);
  return { answer, make };
}
