import type { OpenDatabase } from './open-database.ts';
import type { Windows } from './windows.ts';

/** The parameter that every method of the store takes first. */
export interface Session extends Pick<
  OpenDatabase,
  | 'db'
  | 'commit'
  | 'run'
  | 'serverTime'
  | 'takingFreeRows'
  | 'takingAllRows'
  | 'words'
  | 'findInCommon'
  | 'clean'
> {
  readonly windows: Windows;
}
