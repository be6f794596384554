import { missingFields } from '../app/figures/business.ts';
import { readBusinessFile } from '../figures/load.ts';
import { listed } from '../domain/wording/format.ts';
import { OperatorError } from '../settings/operator-error.ts';

export function businessCommand([action, file, ...more]: readonly string[]): void {
  if (action !== 'check' || file === undefined || more.length > 0)
    throw new OperatorError('say business check FILE');
  const { business } = readBusinessFile(file);
  console.log(`${file} is sound: ${business.name}.`);
  const missing = missingFields(business);
  if (missing.length > 0) console.log(`Pages leave out what it does not say: ${listed(missing)}.`);
  if (business.isSample)
    console.log('It says that it is a sample: pages say so too, until "sample" is taken out.');
}
