import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffAccount, StaffRole } from '../../app/staff/account.ts';
import type { FormFields } from '../shell/form-body.ts';

/** Who asks for a page of the desk: nobody gets to one without a session. */
export interface StaffVisit {
  readonly account: StaffAccount;
  /** The secret of the session; it goes nowhere but back into the cookie. */
  readonly session: string;
  /** For the hidden field `token` of every form on the page. */
  readonly token: string;
  /** What was sent with a form; empty with GET. A form without the token never gets here. */
  readonly fields: FormFields;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route of the desk. The list of all of them is what is guarded, and what the tests go by. */
export interface StaffPage {
  readonly method: 'GET' | 'POST';
  /** Begins with /staff. */
  readonly path: string;
  /** The least a visitor must be. */
  readonly role: StaffRole;
  /** Asked for by an open page and not by a person: it keeps no session from ending. */
  readonly isAskedByPage?: boolean;
  readonly answer: (visit: StaffVisit) => Promise<FastifyReply> | FastifyReply;
}
