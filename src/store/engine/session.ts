import type { OpenDatabase } from './open-database.ts';
import type { Windows } from './windows.ts';

/** What every method of the store works with: a database to read from, and the one way to write to it. */
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
