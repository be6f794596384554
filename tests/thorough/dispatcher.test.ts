import { describe } from 'vitest';
import { dispatcherSuite } from '../store/dispatcher-suite.ts';

describe('the dispatcher, on PostgreSQL', () => {
  dispatcherSuite('postgres');
});
