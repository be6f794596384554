import { labelOf, modelOf, type DoorModel, type PriceBook } from '../book/price-book.ts';
import type { PanelArrangement } from './door.ts';
import { issueOf, type InputIssue } from './issue.ts';
import { presetOf, type Preset } from './presets.ts';
import { doorTypeKeys, type BifoldConfig, type DoorTypeKey } from '../book/door-types.ts';
import type { WireDoor } from './fields.ts';
import { type Extras, readExtras, readYesNo } from '../extras/extras.ts';
import { offeredExtras } from '../extras/offer.ts';
import { given, readBifoldConfig, readDoorTypeKey } from './wire.ts';

/** The fields of a request that determine the kind of door. Null and undefined mean unknown. */
export interface Asked {
  readonly type: DoorTypeKey | null;
  readonly typeAssumed: boolean;
  readonly bifoldConfig: BifoldConfig | null;
  readonly panels: PanelArrangement | null;
  readonly transom: boolean | undefined;
  readonly preset: Preset | undefined;
  /** The requested extras, without extras that the book does not offer. */
  readonly extras: Extras;
}

/** A type with its layout, without sizes. */
export interface Kind {
  readonly model: DoorModel;
  readonly panels: PanelArrangement;
  readonly transom: boolean | undefined;
}

export function readAsked(book: PriceBook, wire: WireDoor): Asked {
  const preset = presetOf(wire.preset);
  const type = readType(book, wire, preset);
  const left = readPanelCount(book, wire.leftPanels, preset?.left);
  const right = readPanelCount(book, wire.rightPanels, preset?.right);
  const word = given(wire.topPanel);
  return {
    type: type === 'assumed' ? 'SINGLE_HINGED' : type,
    typeAssumed: type === 'assumed',
    bifoldConfig: type === 'BIFOLD' ? (readBifoldConfig(wire.bifoldConfig) ?? null) : null,
    panels: left === null || right === null ? null : { left, right },
    transom: word === undefined ? undefined : readYesNo(word),
    preset,
    extras: offeredExtras(book.extras, readExtras(wire)),
  };
}

/** The kind of door, or the first fault of the request. */
export function judgeKind(book: PriceBook, wire: WireDoor, asked: Asked): Kind | InputIssue {
  if (asked.type === null) return issueOf('DOOR_TYPE_UNKNOWN', 'doorTypeKey');
  if (asked.panels === null) {
    const left = readPanelCount(book, wire.leftPanels, 0);
    return issueOf('PANEL_COUNT_INVALID', left === null ? 'leftPanels' : 'rightPanels');
  }
  if (given(wire.topPanel) !== undefined && asked.transom === undefined) {
    return issueOf('TOP_PANEL_INVALID', 'topPanel');
  }
  const model = modelOf(book, asked.type, asked.bifoldConfig);
  if (!model) return issueOf('BIFOLD_CONFIG_REQUIRED', 'bifoldConfig');
  return { model, panels: asked.panels, transom: asked.transom };
}

function readType(
  book: PriceBook,
  wire: WireDoor,
  preset: Preset | undefined,
): DoorTypeKey | 'assumed' | null {
  const label = given(wire.doorType);
  const known = readDoorTypeKey(wire.doorTypeKey) ?? (label && typeOfLabel(book, label)) ?? preset?.type;
  if (known) return known;
  return label === undefined && given(wire.doorTypeKey) === undefined ? 'assumed' : null;
}

function typeOfLabel(book: PriceBook, label: string): DoorTypeKey | undefined {
  const wanted = label.toLowerCase();
  if (wanted === 'single') return 'SINGLE_HINGED';
  if (wanted === 'double') return 'DOUBLE_HINGED';
  return doorTypeKeys.find((type) => labelOf(book, type).toLowerCase() === wanted);
}

function readPanelCount(book: PriceBook, text: string | undefined, fallback = 0): number | null {
  const count = given(text);
  if (count === undefined) return fallback;
  return /^[0-9]$/.test(count) && Number(count) <= book.sidePanel.maximumPerSide ? Number(count) : null;
}
