import Type from 'typebox';
import { ownWords } from '../fields.ts';

/** What we say to the customer of a door; without a description where what it stands in has one. */
export const sentence = (description?: string) =>
  Type.String({ [ownWords]: true, ...(description !== undefined && { description }) });
