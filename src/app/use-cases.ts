import type { UseCase, UseCaseNeeds } from './operations/row.ts';
import { type BodyOf, type OperationId, type ReplyOf, operations } from './operations/table.ts';

/** The use cases of the operations, for every adapter. */
export type UseCases = { readonly [Id in OperationId]: UseCase<BodyOf<Id>, ReplyOf<Id>> };

export function createUseCases(needs: UseCaseNeeds): UseCases {
  return Object.fromEntries(
    Object.values(operations).map(({ id, create }) => [id, create(needs)]),
  ) as UseCases;
}
