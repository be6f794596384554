import { findTool, toolEnvironment } from '../../scripts/prepare/find-tool.mjs';

export { toolEnvironment };

/**
 * The path of a program for a test of deploy/, or undefined if the test is to be skipped, which the preparation has
 * reported. In CI nothing may be skipped.
 */
export function tool(name: string): string | undefined {
  const path = findTool(name);
  if (path === undefined && process.env['CI']) {
    throw new Error(`${name} is missing: install it, or let "npm test" fetch it`);
  }
  return path;
}
