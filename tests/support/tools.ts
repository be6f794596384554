import { findTool, toolEnvironment } from '../../scripts/prepare/find-tool.mjs';

export { toolEnvironment };

/**
 * The path of a program that a test of deploy/ runs, or undefined, and the test is skipped: preparation has said what
 * to install. Where changes are judged nothing may be skipped.
 */
export function tool(name: string): string | undefined {
  const path = findTool(name);
  if (path === undefined && process.env['CI']) {
    throw new Error(`${name} is missing: install it, or let "npm test" fetch it`);
  }
  return path;
}
