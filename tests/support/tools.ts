import { findTool, toolEnvironment } from '../../scripts/prepare/find-tool.mjs';

export { toolEnvironment };

/**
 * The path of a program that a test of deploy/ needs. Undefined if it is missing, and the test is skipped; in
 * CI an error.
 */
export function tool(name: string): string | undefined {
  const path = findTool(name);
  if (path === undefined && process.env['CI']) {
    throw new Error(`${name} is missing: install it, or let "npm test" fetch it`);
  }
  return path;
}
