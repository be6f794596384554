import type { McpEndpoint } from '../mcp/answer.ts';
import type { McpServerNeeds } from '../mcp/server.ts';

/**
 * The endpoint for assistants. To load and to make it takes as long as half of all else, so that is done when it is told to,
 * or when the first message comes.
 */
export function composeMcp(tools: McpServerNeeds) {
  let made: Promise<McpEndpoint> | undefined;
  const make = () =>
    (made ??= import('../mcp/endpoint.ts').then(({ createMcpEndpoint }) => createMcpEndpoint(tools)));
  const answer: McpEndpoint = async (...asked) => (await make())(...asked);
  return { answer, make };
}
