import type { OpenDatabase } from './open-database.ts';
import type { Windows } from './windows.ts';

/** What every method of the store works with. */
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
