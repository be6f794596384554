import { operationList, operations } from '../../src/app/operations/table.ts';
import { toolBody, toolDefinitions } from '../../src/mcp/tool-definitions.ts';
import type { Draw } from './draw.ts';
import { damaged, oddText, oddValue } from './odd-texts.ts';
import { valueFor } from './schema-values.ts';
import type { Attack } from './send.ts';

/** A JSON body: valid for the schema with some odd values, damaged, or arbitrary. */
function bodyText(draw: Draw, schema: object): string {
  const kind = draw.below(20);
  if (kind < 13) return JSON.stringify(valueFor(draw, schema, draw.pick([0, 0.03, 0.1])));
  if (kind < 17) return damaged(draw, JSON.stringify(valueFor(draw, schema, 0.02)));
  if (kind < 19) return JSON.stringify(oddValue(draw));
  const deep = draw.below(2000);
  return draw.chance(0.5) ? oddText(draw, 3000) : `{"customer":${'['.repeat(deep)}${']'.repeat(deep)}}`;
}

export function operationRequest(draw: Draw): Attack {
  const { method, path, body } = draw.pick(operationList);
  const other = draw.chance(0.03) ? draw.pick(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD']) : method;
  return {
    kind: 'API',
    method: other,
    path:
      path.replace('{id}', () => idText(draw)) +
      (draw.chance(0.05) ? `?${encodeURIComponent(oddText(draw).toWellFormed())}` : ''),
    headers: { 'content-type': 'application/json' },
    ...(body && other !== 'HEAD' && { body: bodyText(draw, body) }),
  };
}

/** An enquiry id in the right format, or any text that fits into a path. */
const idText = (draw: Draw): string =>
  draw.chance(0.3) ? `con_${'0'.repeat(26)}` : encodeURIComponent(oddText(draw, 300).toWellFormed());

const methods = [
  'initialize',
  'ping',
  'tools/list',
  'resources/list',
  'prompts/list',
  'completion/complete',
  'x',
  '',
];

function message(draw: Draw): unknown {
  const call = { jsonrpc: '2.0', id: draw.chance(0.95) ? draw.below(1000) : draw.pick(['a', null, -1, 1.5]) };
  if (draw.chance(0.15)) return oddValue(draw);
  if (draw.chance(0.2)) return { ...call, method: draw.pick(methods), params: oddValue(draw) };
  const { name, operationId } = draw.pick(toolDefinitions);
  const schema = toolBody(operations[operationId]);
  const params = { name: draw.chance(0.97) ? name : oddText(draw), arguments: valueFor(draw, schema, 0.04) };
  return { ...call, method: 'tools/call', params, ...(draw.chance(0.03) && { extra: oddValue(draw) }) };
}

export function toolRequest(draw: Draw): Attack {
  const sent = draw.chance(0.05) ? draw.times(draw.below(5), () => message(draw)) : message(draw);
  const body = JSON.stringify(sent);
  return {
    kind: 'MCP',
    method: draw.chance(0.98) ? 'POST' : draw.pick(['GET', 'DELETE', 'OPTIONS']),
    path: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(draw.chance(0.5) && {
        'mcp-protocol-version': draw.pick(['2025-06-18', '2025-11-25', '2026-07-28']),
      }),
    },
    body: draw.chance(0.08) ? damaged(draw, body) : body,
  };
}

/** Unknown URLs and methods. */
export function strayRequest(draw: Draw): Attack {
  const path = `/${encodeURI(oddText(draw, 500).toWellFormed()).replaceAll(/[\s?#]/g, '')}`;
  return {
    kind: 'elsewhere',
    method: draw.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']),
    path: draw.chance(0.3) ? draw.pick(['/api', '/staff', '/docs', '/assets', '/mcp']) + path : path,
    headers: {},
  };
}

/** A request as raw bytes, some of them damaged. */
export function byteRequest(draw: Draw): Attack {
  const body = '{"customer":{"name":"Aoife Byrne","email":"aoife@example.ie"},"message":"A steel door"}';
  const length = draw.pick([
    'Content-Length: 87',
    'Transfer-Encoding: chunked',
    'Content-Length: 87\r\nTransfer-Encoding: chunked',
  ]);
  const head = draw.pick(['POST /api/contact', 'GET /healthz', 'GET /', 'POST /mcp']);
  const whole = `${head} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n${body}`;
  return { kind: 'bytes', method: '', path: '', headers: {}, bytes: damaged(draw, whole) };
}
