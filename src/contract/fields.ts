import Type, { type TArrayOptions, type TNumberOptions, type TSchema, type TStringOptions } from 'typebox';
import { bounds } from './bounds.ts';

/** Fields by what they are and their description; what else a schema may say comes last. */
export const text = (description: string, options: TStringOptions = {}) =>
  Type.String({ ...options, description });
export const whole = (description: string, options: TNumberOptions = {}) =>
  Type.Integer({ ...options, description });
export const decimal = (description: string) => Type.Number({ description });
export const yesOrNo = (description: string) => Type.Boolean({ description });
export const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Enum([...values], { type: 'string', description });
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

export const listOf = <Item extends TSchema>(item: Item, description: string, options: TArrayOptions = {}) =>
  Type.Array(item, { ...options, description });

/** A size in millimetres. */
export const size = (description: string) =>
  whole(description, { minimum: bounds.shortestSize, maximum: bounds.longestSize });

/** A string that must stay on one line, because it ends up in mail headers and lists. */
export const oneLine = (description: string, options: TStringOptions = {}) =>
  text(description, { pattern: oneLinePattern, ...options });

export const oneLinePattern = '^[^\\r\\n]*$';

/** A HEX colour, short or long, in any case. */
export const colorPattern = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
