import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

/** The JSON Schema keywords that our schemas use. */
export interface JsonSchema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** A schema for lists only. Arguments of tools are validated in the call, by the reader of HTTP bodies. */
export function described(json: JsonSchema): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'lintel',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}
