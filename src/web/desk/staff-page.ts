import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffAccount, StaffRole } from '../../app/accounts/account.ts';
import type { FormFields } from '../shell/form-body.ts';

/** A request with a valid session. */
export interface StaffVisit {
  readonly account: StaffAccount;
  /** Secret of the session. */
  readonly session: string;
  /** Whether a credential was given in the session a short time ago. */
  readonly isProved: boolean;
  /** CSRF token, for the hidden field `token` of every form on the page. */
  readonly token: string;
  /** Fields of a form whose token is valid; empty with GET. */
  readonly fields: FormFields;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route of the desk. */
export interface StaffPage {
  readonly method: 'GET' | 'POST';
  /** Path of the page; begins with /staff. */
  readonly path: string;
  /** The role that the page requires. */
  readonly role: StaffRole;
  /** Whether a script requests it in the background: it then does not extend the session. */
  readonly isAskedByPage?: boolean;
  /** Whether a recent credential is required, because the page gives lasting access. */
  readonly needsProof?: true | ((visit: StaffVisit) => Promise<boolean>);
  readonly answer: (visit: StaffVisit) => Promise<FastifyReply> | FastifyReply;
}
