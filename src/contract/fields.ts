import Type, {
  type Static,
  type TArrayOptions,
  type TNumberOptions,
  type TSchema,
  type TStringOptions,
} from 'typebox';
import { bounds } from './bounds.ts';

/** Schema of a string with a description and further options. */
export const text = (description: string, options: TStringOptions = {}) =>
  Type.String({ ...options, description });
/** Request strings by maximum length. */
export const label = (description: string) => text(description, { maxLength: bounds.longestLabel });
export const words = (description: string) => text(description, { maxLength: bounds.longestWords });
export const webAddress = (description: string) =>
  text(description, { format: 'uri', maxLength: bounds.longestAddress });
export const dateOrTime = (description: string) =>
  text(description, { format: 'date-or-date-time', maxLength: bounds.longestWords });
export const whole = (description: string, options: TNumberOptions = {}) =>
  Type.Integer({ ...options, description });
export const decimal = (description: string) => Type.Number({ description });
export const yesOrNo = (description: string) => Type.Boolean({ description });
export const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Enum([...values], { type: 'string', description });
/** One of these values, or a blank: in requests it means "not given", in responses "unknown". */
export const oneOfOrBlank = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Union([Type.Enum([...values], { type: 'string' }), Type.Literal('')], { description });
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A conditional schema: the first applies if one of the telling fields is given, otherwise the second. */
export const either = <First extends TSchema, Second extends TSchema>(
  tellingFields: readonly string[],
  first: First,
  second: Second,
) =>
  Type.Unsafe<Static<First> | Static<Second>>({
    if: { anyOf: tellingFields.map((field) => ({ required: [field] })) },
    then: first,
    else: second,
  });

export const listOf = <Item extends TSchema>(item: Item, description: string, options: TArrayOptions = {}) =>
  Type.Array(item, { ...options, description });

/** A size in millimetres. */
export const size = (description: string) =>
  whole(description, { minimum: bounds.shortestSize, maximum: bounds.longestSize });

/** Schema of a single-line string, for values that end up in mail headers and lists. */
export const oneLine = (description: string, options: TStringOptions = {}) =>
  text(description, { pattern: oneLinePattern, ...options });

export const oneLinePattern = '^[^\\r\\n]*$';

/** Pattern of a hex colour, with three or six digits, in either case; or a blank. */
export const colorPattern = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$|^$';
