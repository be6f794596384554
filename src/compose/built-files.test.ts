import { expect, it } from 'vitest';
import { builtFile, findBuilt } from './built-files.ts';

it('says what to do about a script that was not built', () => {
  expect(findBuilt('nobody-builds-this.js')).toBeNull();
  expect(() => builtFile('nobody-builds-this.js')).toThrow(
    'nobody-builds-this.js is missing: build the program first',
  );
});
