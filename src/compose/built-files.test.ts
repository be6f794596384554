import { expect, it } from 'vitest';
import { builtFile, findBuilt } from './built-files.ts';

it('builtFile throws with advice if the file was not built', () => {
  expect(findBuilt('nobody-builds-this.js')).toBeNull();
  expect(() => builtFile('nobody-builds-this.js')).toThrow(
    'nobody-builds-this.js is missing: build the program first',
  );
});
