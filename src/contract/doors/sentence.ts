import Type from 'typebox';

/** What we say to the customer of a door; without a description where what it stands in has one. */
export const sentence = (description?: string) =>
  Type.String({ ...(description !== undefined && { description }) });
