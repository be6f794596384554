import { hingeSides, openingDirections, standardAppearance } from '../../../domain/design/design.ts';
import { choosesLeafWidth } from '../../../domain/doors/door.ts';
import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { nearestModel, standInHeight } from '../../../domain/doors/stand-in.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { type PriceBook, modelsOfType } from '../../../domain/book/price-book.ts';
import { longestRoom } from '../../../domain/extras/extras.ts';
import { choiceOf } from '../../../domain/extras/offer.ts';
import { barChoices, noBars, ownBars } from './bars.ts';
import { colourChoice, ownColour, readColour, standardColour } from './colours.ts';
import { type DoorForm } from './form-fields.ts';

/**
 * Normalises a form. Replaces unknown values by defaults, and fills in the sizes that a layout needs: leaf
 * width with panels, door height with a transom, leaves of a bi-fold. The result may still be a door that
 * cannot be made.
 */
export function normaliseForm(book: PriceBook, form: DoorForm): DoorForm {
  const type = among(doorTypeKeys, form.type, 'SINGLE_HINGED');
  const panels = { left: panelCount(book, form.left), right: panelCount(book, form.right) };
  const models = modelsOfType(book, type);
  const model =
    models.find(({ bifoldConfig }) => bifoldConfig === form.leaves) ??
    nearestModel(book, type, typedSize(form.width), panels.left + panels.right);
  const transom = form.transom === 'yes';
  return {
    ...form,
    type,
    leaves: model?.bifoldConfig ?? '',
    left: String(panels.left),
    right: String(panels.right),
    leaf: model && choosesLeafWidth(model, panels) ? form.leaf || String(model.preferredLeaf) : '',
    transom: transom ? 'yes' : 'no',
    doorHeight:
      transom && model ? form.doorHeight || String(standInHeight(book, model, typedSize(form.height))) : '',
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
