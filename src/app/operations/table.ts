import type { Operation } from '../../contract/operation.ts';
import { doorOperations } from './doors.ts';
import { enquiryOperations } from './enquiries.ts';
import type { Row } from './row.ts';

const rows = { ...doorOperations, ...enquiryOperations };

type UseCaseOf<Id extends OperationId> = ReturnType<(typeof rows)[Id]['create']>;

export type OperationId = keyof typeof rows;
export type BodyOf<Id extends OperationId> = Parameters<UseCaseOf<Id>>[0];
export type ReplyOf<Id extends OperationId> = Awaited<ReturnType<UseCaseOf<Id>>>['reply'];

type Table = { readonly [Id in OperationId]: Row<BodyOf<Id>, ReplyOf<Id>> & { readonly id: Id } };

/**
 * All operations. Routes, tools, documentation and the client are generated from this table. It is in app/,
 * not in contract/, because a row names its use case. A new operation is a schema, a use case and a row.
 */
export const operations = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, { ...row, id }]),
) as Table;

export const operationIds = Object.keys(rows) as readonly OperationId[];

export const operationList: readonly Operation[] = Object.values(operations);
