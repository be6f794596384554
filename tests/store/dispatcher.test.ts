import { describe } from 'vitest';
import { dispatcherSuite } from './dispatcher-suite.ts';

describe('the dispatcher, on the embedded store', () => {
  dispatcherSuite('embedded');
});
