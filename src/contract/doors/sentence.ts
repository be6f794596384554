import Type from 'typebox';

/** Schema of a sentence for the customer; without a description if that of the parent is enough. */
export const sentence = (description?: string) =>
  Type.String({ ...(description !== undefined && { description }) });
