import Type, { type TSchemaOptions } from 'typebox';

/** A string that must stay on one line, because it ends up in mail headers and lists. */
export const oneLine = (options: TSchemaOptions & { minLength?: number; maxLength?: number }) =>
  Type.String({ pattern: oneLinePattern, ...options });

export const oneLinePattern = '^[^\\r\\n]*$';

/** A HEX colour, short or long, in any case. */
export const colorPattern = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
