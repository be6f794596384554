import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/mcp/json-schema.ts';
import { call, listeningService, overHttp, protocols, structured, validArguments } from './clients.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const { url } = await listeningService();

describe.each(protocols)('the list of tools in the protocol %s', async (protocol) => {
  const client = await overHttp(url, { protocol });
  const { tools } = await client.listTools();

  it('takes at most 8,000 tokens, as counted by o200k_base', () => {
    expect(encode(JSON.stringify({ tools })).length).toBeLessThanOrEqual(8000);
  });

  it('has no patterns, and no broken or external references', () => {
    for (const { name, inputSchema, outputSchema } of tools) {
      for (const schema of [inputSchema, outputSchema] as JsonSchema[]) {
        const text = JSON.stringify(schema);
        expect(text, name).not.toContain('"pattern"');
        const defined = Object.keys(schema['$defs'] ?? {});
        const named = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
        expect(new Set(named), name).toEqual(new Set(defined.map((part) => `#/$defs/${part}`)));
      }
    }
  });

  it('can be used with the validator of clients, including references', async () => {
    const tool = tools.find(({ name }) => name === 'recommend_internal_door');
    if (!tool?.outputSchema) throw new Error('not listed');
    const judge = new AjvJsonSchemaValidator().getValidator({ ...tool.outputSchema, $schema: draft });
    const args = validArguments()[tool.name] ?? {};
    const answer = structured<{ options: object[] }>(await call(client, tool.name, args));
    expect(judge(answer).valid).toBe(true);
    expect(JSON.stringify(tool.outputSchema)).toContain('"pros":{"$ref"');
    const [option] = answer.options;
    expect(judge({ ...answer, options: [{ ...option, pros: 'wide' }] }).valid).toBe(false);
  });
});
