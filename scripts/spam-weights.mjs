/** Writes the table of weights that comes with the program, from the lessons among the test data. */
import { writeFileSync } from 'node:fs';
import { weightsFile, weightsSource } from '../tests/fixtures/spam/base-weights-source.ts';

writeFileSync(weightsFile, weightsSource());
