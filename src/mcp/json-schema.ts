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
