import Type, { type TSchema, type TSchemaOptions } from 'typebox';

/** Fields that need nothing but a type and a description. */
export const text = (description: string) => Type.String({ description });
export const whole = (description: string) => Type.Integer({ description });
export const decimal = (description: string) => Type.Number({ description });
export const yesOrNo = (description: string) => Type.Boolean({ description });
export const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Enum([...values], { type: 'string', description });
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A string that must stay on one line, because it ends up in mail headers and lists. */
export const oneLine = (options: TSchemaOptions & { minLength?: number; maxLength?: number }) =>
  Type.String({ pattern: oneLinePattern, ...options });

export const oneLinePattern = '^[^\\r\\n]*$';

/** A HEX colour, short or long, in any case. */
export const colorPattern = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
