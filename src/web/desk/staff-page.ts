import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffAccount, StaffRole } from '../../app/accounts/account.ts';
import type { FormFields } from '../shell/form-body.ts';

/** A request with a session. */
export interface StaffVisit {
  readonly account: StaffAccount;
  /** The session's secret. */
  readonly session: string;
  /** Whether a credential was given in the session a short time ago. */
  readonly isProved: boolean;
  /** For the hidden field `token` of every form on the page. */
  readonly token: string;
  /** Fields of a form with a valid token; empty with GET. */
  readonly fields: FormFields;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route of the desk. */
export interface StaffPage {
  readonly method: 'GET' | 'POST';
  /** Begins with /staff. */
  readonly path: string;
  /** The required role. */
  readonly role: StaffRole;
  /** Requested by a script in the background: does not extend the session. */
  readonly isAskedByPage?: boolean;
  /** Gives access that lasts: a credential has to be given again first, if the last one was a while ago. */
  readonly needsProof?: true | ((visit: StaffVisit) => Promise<boolean>);
  readonly answer: (visit: StaffVisit) => Promise<FastifyReply> | FastifyReply;
}
