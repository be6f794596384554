import type { Business } from '../../domain/business/business.ts';

/** The line below each reply. */
export const replyFooter = ({ name }: Pick<Business, 'name'>, reference: string): string =>
  `${name}. Your reference is ${reference}: reply to this mail to write to us.`;
