import type { StorePlace } from '../../store/engine/open-store.ts';

export function cannotBeUsed(place: StorePlace, reason: string): string {
  return `${nameOf(place)} cannot be used: ${reason}`;
}

export function nameOf({ databaseUrl, dataDir }: StorePlace): string {
  return databaseUrl === null ? `the store in ${dataDir}` : 'the database at DATABASE_URL';
}
