import Type from 'typebox';

/**
 * Schema of a sentence for the customer. It needs no description where the parent's description is enough.
 */
export const sentence = (description?: string) =>
  Type.String({ ...(description !== undefined && { description }) });
