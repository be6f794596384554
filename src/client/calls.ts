import type { operations, paths } from './description.ts';

export type OperationId = keyof operations;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: keyof paths;
  /** It stores something, so a repetition must be recognised as one. */
  readonly submits: boolean;
}

const reads = (method: Call['method'], path: keyof paths): Call => ({ method, path, submits: false });
const submits = (path: keyof paths): Call => ({ method: 'POST', path, submits: true });

/** How each operation is called; a test compares it with the service's own table. */
export const calls: Readonly<Record<OperationId, Call>> = {
  estimateInternalDoorPrice: reads('POST', '/api/internal-doors/estimate'),
  recommendInternalDoorConfiguration: reads('POST', '/api/internal-doors/recommend'),
  listInternalDoorProducts: reads('GET', '/api/internal-doors/products'),
  describeInternalDoorLimits: reads('GET', '/api/internal-doors/limits'),
  createInternalDoorQuote: submits('/api/internal-doors/quote'),
  submitContactEnquiry: submits('/api/contact'),
  submitInternalDoorsQuote: submits('/api/quote/internal-doors'),
  submitSecurityDoorsQuote: submits('/api/quote/security-doors'),
};
