import type { Worker } from 'node:worker_threads';
import type { StorePlace } from '../store/engine/open-store.ts';
import { startThread } from '../store/engine/sqlite/executor.ts';
import { builtFile } from './built-files.ts';

export const storeThread = () => builtFile('store-thread.js');

/** Starts the worker of an embedded store before the rest of the service is loaded: both take equally long. */
export const startStoreThread = ({ databaseUrl, dataDir }: StorePlace): Worker | undefined =>
  databaseUrl === null ? startThread(storeThread(), { dataDir, wasInUse: false }) : undefined;
