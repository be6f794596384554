import type { PriceBookFile } from '../../contract/doors/price-book.ts';
import { bifoldChoices, doorTypeKeys, type DoorTypeKey } from '../../domain/book/door-types.ts';
import { readFinish } from '../../domain/extras/finish.ts';
import { bounds } from '../../contract/bounds.ts';

type TypeFile = PriceBookFile['types'][DoorTypeKey];

/** Faults that a schema cannot express: figures that contradict each other. */
export function findBookFaults(book: PriceBookFile): readonly string[] {
  return [
    ...typeOrderFaults(book),
    ...labelFaults(book),
    ...doorTypeKeys.flatMap((type) => typeFaults(`/types/${type}`, book.types[type])),
    ...bifoldFaults(book),
    ...ascending('/sidePanel', book.sidePanel, ['minWidth', 'maxWidth']),
    ...ascending('/transom', book.transom, ['minHeight', 'maxHeight']),
    ...areaFaults('/sidePanel', book.sidePanel.minArea),
    ...areaFaults('/transom', book.transom.minArea),
    ...leadTimeFaults(book),
    ...finishFaults(book),
  ];
}

function typeOrderFaults({ typeOrder }: PriceBookFile): readonly string[] {
  return doorTypeKeys
    .filter((type) => typeOrder.filter((listed) => listed === type).length !== 1)
    .map((type) => `/typeOrder: has to name ${type} exactly once`);
}

function labelFaults({ types }: PriceBookFile): readonly string[] {
  const labels = doorTypeKeys.map((type) => types[type].label.trim().toLowerCase());
  return doorTypeKeys
    .filter((_, index) => labels.indexOf(labels[index] ?? '') !== index)
    .map((type) => `/types/${type}/label: another type has the same label`);
}

function typeFaults(path: string, file: TypeFile): readonly string[] {
  return [
    ...(file.leafMin < 1 ? [`${path}/leafMin: has to be at least 1`] : []),
    ...ascending(path, file, ['leafMin', 'leafPref', 'leafMax']),
    ...ascending(path, file, ['minH', 'maxLeafH']),
    ...('passiveMin' in file ? ascending(path, file, ['passiveMin', 'passiveMax']) : []),
    ...('minArea' in file ? areaFaults(path, file.minArea) : []),
  ];
}

function bifoldFaults({ types }: PriceBookFile): readonly string[] {
  return bifoldChoices.flatMap((config) => {
    const path = `/types/BIFOLD/configs/${config}`;
    const { leaves, minArea } = types.BIFOLD.configs[config];
    const wrongCount = `${leaves}L` === config ? [] : [`${path}/leaves: has to agree with its name`];
    return [...wrongCount, ...areaFaults(path, minArea)];
  });
}

function leadTimeFaults({ leadTime }: PriceBookFile): readonly string[] {
  const path = '/leadTime/byDoorCount';
  const doors = leadTime.byDoorCount.map(([count = 0]) => count);
  const rises = doors.every((count, index) => count > (doors[index - 1] ?? 0));
  return [
    ...(rises ? [] : [`${path}: has to rise from one number of doors to the next`]),
    // The table has to end at the largest order that a request may have.
    ...(doors.at(-1) === bounds.mostDoors ? [] : [`${path}: has to end at ${bounds.mostDoors} doors`]),
  ];
}

function finishFaults({ extras }: PriceBookFile): readonly string[] {
  return (extras?.finish?.standard ?? []).flatMap((colour, index) =>
    readFinish(colour) === undefined
      ? [`/extras/finish/standard/${index}: ${colour} is no colour of RAL Classic`]
      : [],
  );
}

/** Faults of figures that have to ascend, but where one exceeds the next. */
function ascending<Key extends string>(
  path: string,
  figures: Readonly<Record<Key, number>>,
  keys: readonly Key[],
): readonly string[] {
  return keys.flatMap((key, index) => {
    const next = keys[index + 1];
    return next !== undefined && figures[key] > figures[next]
      ? [`${path}/${key}: ${figures[key]} is more than ${next}, which is ${figures[next]}`]
      : [];
  });
}

const areaFaults = (path: string, squareMetres: number): readonly string[] =>
  Math.abs(squareMetres * 100 - Math.round(squareMetres * 100)) < 1e-6
    ? []
    : [`${path}/minArea: ${squareMetres} is not a whole number of hundredths`];
