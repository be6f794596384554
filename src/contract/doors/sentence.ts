import Type from 'typebox';
import { ownWords } from '../fields.ts';

/** A sentence for the customer; without a description if the parent has one. */
export const sentence = (description?: string) =>
  Type.String({ [ownWords]: true, ...(description !== undefined && { description }) });
