import Type from 'typebox';

/** A sentence for the customer; without a description if the parent has one. */
export const sentence = (description?: string) =>
  Type.String({ ...(description !== undefined && { description }) });
