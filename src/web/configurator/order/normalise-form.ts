import { hingeSides, openingDirections, standardAppearance } from '../../../domain/design/design.ts';
import {
  type Caller,
  choosesLeafWidth,
  type Opening,
  type PanelArrangement,
  plainCaller,
} from '../../../domain/doors/door.ts';
import { fitLayout } from '../../../domain/doors/fitted.ts';
import { nearestModel, standInHeight } from '../../../domain/doors/stand-in.ts';
import { byFittedPrice } from '../../../domain/pricing/complete.ts';
import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { type DoorModel, type PriceBook, modelsOfType } from '../../../domain/book/price-book.ts';
import { clamp } from '../../../domain/units.ts';
import { longestRoom } from '../../../domain/extras/extras.ts';
import { choiceOf } from '../../../domain/extras/offer.ts';
import { barChoices, noBars, ownBars } from './bars.ts';
import { colourChoice, ownColour, readColour, standardColour } from './colours.ts';
import { type DoorForm } from './form-fields.ts';

/**
 * Normalises a form. Unknown values get defaults, and dependent fields are filled in: leaf width with panels, door
 * height with a transom, leaves of a bi-fold. The customer's choices are kept even if the door cannot be made.
 */
export function normaliseForm(book: PriceBook, form: DoorForm): DoorForm {
  const type = among(doorTypeKeys, form.type, 'SINGLE_HINGED');
  const panels = { left: panelCount(book, form.left), right: panelCount(book, form.right) };
  const opening = openingOf(form);
  const models = modelsOfType(book, type);
  const model =
    models.find(({ bifoldConfig }) => bifoldConfig === form.leaves) ??
    bestModel(book, models, opening, panels) ??
    nearestModel(book, type, typedSize(form.width), panels.left + panels.right);
  const transom = form.transom === 'yes';
  return {
    ...form,
    type,
    leaves: model?.bifoldConfig ?? '',
    left: String(panels.left),
    right: String(panels.right),
    leaf: model ? leafOf(book, form, model, opening, panels) : form.leaf,
    transom: transom ? 'yes' : 'no',
    doorHeight: transom && model ? doorHeightOf(book, form, model, opening) : '',
    colour: colourOf(book, form),
    bars: among([...barChoices(book), ...(book.extras.glazingBars ? [ownBars] : [])], form.bars, noBars),
    glass: choiceOf(book.extras.glass, form.glass)?.key ?? '',
    handle: choiceOf(book.extras.handles, form.handle)?.key ?? '',
    lock: form.lock === 'yes' && book.extras.lock ? 'yes' : '',
    quantity: form.quantity === '' ? '1' : form.quantity,
    room: Array.from(form.room).slice(0, longestRoom).join(''),
    hinge: among(hingeSides, form.hinge, standardAppearance.hingeSide),
    opening: among(openingDirections, form.opening, standardAppearance.opening),
    fullWidth: form.fullWidth === 'yes' ? 'yes' : '',
    budget: form.budget === 'yes' ? 'yes' : '',
  };
}

const among = <Value extends string>(values: readonly Value[], text: string, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

function colourOf(book: PriceBook, { colour, hex }: DoorForm): string {
  if (colour === ownColour || (colour === '' && hex !== '')) return ownColour;
  const choice = colourChoice(book, readColour(colour));
  return choice === ownColour ? standardColour : choice;
}

function panelCount(book: PriceBook, text: string): number {
  return /^\d$/.test(text) ? Math.min(Number(text), book.sidePanel.maximumPerSide) : 0;
}

function openingOf({ width, height }: DoorForm): Opening | null {
  const sizes = { width: typedSize(width), height: typedSize(height) };
  return sizes.width !== undefined && sizes.height !== undefined
    ? { width: sizes.width, height: sizes.height }
    : null;
}

/** Extras change no layout. */
const plainly = (panels: PanelArrangement): Caller => ({ ...plainCaller, ...panels });

/** The bi-fold with the best number of leaves, chosen as `complete` does. */
function bestModel(
  book: PriceBook,
  models: readonly DoorModel[],
  opening: Opening | null,
  panels: PanelArrangement,
): DoorModel | undefined {
  const fitted = models.flatMap((model) =>
    opening ? (fitLayout(book, model, opening, panels.left + panels.right, plainly(panels)) ?? []) : [],
  );
  const [best] = fitted.toSorted((one, other) => byFittedPrice(book, one, other));
  return best?.model;
}

function leafOf(
  book: PriceBook,
  { leaf }: DoorForm,
  model: DoorModel,
  opening: Opening | null,
  panels: PanelArrangement,
): string {
  if (!choosesLeafWidth(model, panels)) return '';
  if (leaf !== '') return leaf;
  const height = opening && clamp(opening.height, model.height);
  const fitted =
    opening &&
    height &&
    fitLayout(book, model, { width: opening.width, height }, panels.left + panels.right, plainly(panels));
  return String(fitted?.leafWidth ?? model.preferredLeaf);
}

function doorHeightOf(book: PriceBook, form: DoorForm, model: DoorModel, opening: Opening | null): string {
  return form.doorHeight === '' ? String(standInHeight(book, model, opening?.height)) : form.doorHeight;
}
