import type { DoorTypeKey } from '../book/door-types.ts';
import type { HeightCode, InputCode, Issue, WidthCode } from '../doors/issue.ts';
import type { Assessment } from '../pricing/assess.ts';
import { inMm, withArticle } from './format.ts';
import { modelName, typeName } from './names.ts';

interface Figures {
  /** Name of the door within a sentence. */
  readonly door: string;
  readonly type: DoorTypeKey | null;
  readonly side: string;
  readonly actual: number;
  readonly min: number;
  readonly max: number;
}

type Wording = (figures: Figures) => string;

/** The part whose width is the leaf width; "the door leaf" for types without an entry. */
const leafNames: Partial<Record<DoorTypeKey, string>> = {
  DOUBLE_HINGED: 'one leaf of the door',
  DOUBLE_HINGED_ACTIVE_PASSIVE: 'the active leaf, the one used every day',
  DOUBLE_SLIDING: 'one leaf of the door',
  BIFOLD: 'one leaf of the door',
  FIX_PANEL: 'the fixed panel between its side panels',
};

const input: Readonly<Record<InputCode, Wording>> = {
  DOOR_TYPE_UNKNOWN: () =>
    'We do not know this type of door. Please choose a single hinged, double hinged, sliding, double sliding, pivot or bi-fold door, double doors of unequal leaves, or a fixed panel.',
  PANEL_COUNT_INVALID: ({ side }) => `The number of side panels on the ${side} has to be 0, 1, 2 or 3.`,
  TOP_PANEL_INVALID: () => 'Please say yes or no to a transom, the glazed panel above the door.',
  BIFOLD_CONFIG_REQUIRED: () => 'Please choose whether the bi-fold door has 2, 3 or 4 leaves.',
  LEAF_WIDTH_REQUIRED: ({ type }) =>
    `Please give the width in millimetres of ${(type && leafNames[type]) ?? 'the door leaf'}.`,
  DOOR_HEIGHT_REQUIRED: ({ type }) =>
    `Please give the height in millimetres of the ${type === 'FIX_PANEL' ? 'fixed panel' : 'door'} below the transom.`,
};

const panelWidth: Wording = ({ actual, min, max }) =>
  `A side panel would be about ${inMm(actual)} wide. It has to be ${inMm(min)} to ${inMm(max)}.`;

const width: Readonly<Record<WidthCode, Wording>> = {
  WIDTH_ABOVE_MAX: ({ actual, max }) =>
    `The opening is ${inMm(actual)} wide. The widest opening we can fill is ${inMm(max)}.`,
  WIDTH_BELOW_MIN: ({ door, actual, min, max }) =>
    `The opening is ${inMm(actual)} wide, too narrow for ${withArticle(door)}, which needs ${inMm(min)} to ${inMm(max)}.`,
  PANEL_REQUIRED: ({ door, actual, min, max }) =>
    `The opening is ${inMm(actual)} wide. By itself ${withArticle(door)} fills ${inMm(min)} to ${inMm(max)}, so side panels are needed.`,
  LEAF_WIDTH_BELOW_MIN: ({ door, actual, min, max }) =>
    `A leaf of ${inMm(actual)} is too narrow. In ${withArticle(door)} it can be ${inMm(min)} to ${inMm(max)} wide.`,
  LEAF_WIDTH_ABOVE_MAX: ({ door, actual, min, max }) =>
    `A leaf of ${inMm(actual)} is too wide. In ${withArticle(door)} it can be ${inMm(min)} to ${inMm(max)} wide.`,
  PASSIVE_LEAF_TOO_NARROW: ({ actual, min, max }) =>
    actual > 0
      ? `The passive leaf would be ${inMm(actual)} wide. It has to be ${inMm(min)} to ${inMm(max)}, so the active leaf has to be narrower.`
      : `The active leaf leaves no room for the passive one, which has to be ${inMm(min)} to ${inMm(max)} wide.`,
  PASSIVE_LEAF_TOO_WIDE: ({ actual, min, max }) =>
    `The passive leaf would be ${inMm(actual)} wide. It has to be ${inMm(min)} to ${inMm(max)} and narrower than the active leaf.`,
  DOOR_WIDER_THAN_OPENING: ({ actual, max }) =>
    max > 0
      ? `The door would be ${inMm(actual)} wide. Beside these side panels the opening leaves at most ${inMm(max)} for it.`
      : `The door would be ${inMm(actual)} wide, and these side panels leave no room for it in the opening.`,
  PANEL_TOO_NARROW: panelWidth,
  PANEL_TOO_WIDE: panelWidth,
};

const height: Readonly<Record<HeightCode, Wording>> = {
  HEIGHT_BELOW_MIN: ({ door, actual, min, max }) =>
    `The opening is ${inMm(actual)} high, too low for ${withArticle(door)}, which needs ${inMm(min)} to ${inMm(max)}.`,
  HEIGHT_ABOVE_MAX: ({ door, actual, max }) =>
    `The opening is ${inMm(actual)} high. Even with a transom ${withArticle(door)} reaches no higher than ${inMm(max)}.`,
  TRANSOM_REQUIRED: ({ door, actual, min, max }) =>
    `The opening is ${inMm(actual)} high. By itself ${withArticle(door)} is ${inMm(min)} to ${inMm(max)} high, so a transom is needed above it.`,
  DOOR_HEIGHT_BELOW_MIN: ({ door, actual, min, max }) =>
    `A door height of ${inMm(actual)} is too low. Below a transom ${withArticle(door)} has to be ${inMm(min)} to ${inMm(max)} high.`,
  DOOR_HEIGHT_ABOVE_MAX: ({ door, actual, min, max }) =>
    `A door height of ${inMm(actual)} is too high. Below a transom ${withArticle(door)} has to be ${inMm(min)} to ${inMm(max)} high.`,
  TRANSOM_TOO_SHORT: ({ actual, min, max }) =>
    actual > 0
      ? `The transom would be ${inMm(actual)} high. It has to be ${inMm(min)} to ${inMm(max)}, so the door below it has to be lower.`
      : `The door height leaves no room for a transom, which has to be ${inMm(min)} to ${inMm(max)} high.`,
  TRANSOM_TOO_TALL: ({ actual, min, max }) =>
    `The transom would be ${inMm(actual)} high. It has to be ${inMm(min)} to ${inMm(max)}, so the door below it has to be higher.`,
};

const wordings = { ...input, ...width, ...height };

/** Why a door cannot be made, for customers; `door` is its name within the sentence. */
export const issueText = (issue: Issue, door = 'door', type: DoorTypeKey | null = null): string =>
  wordings[issue.code]({
    door,
    type,
    side: issue.field === 'leftPanels' ? 'left' : 'right',
    actual: issue.actual ?? 0,
    min: issue.min ?? 0,
    max: issue.max ?? 0,
  });

/**
 * Why a door has no price, for the customer; null if it has a price. Asks for all missing details together.
 */
export function validationMessage(assessment: Assessment): string | null {
  if (assessment.outcome === 'priced') return null;
  if (assessment.door) return issueText(assessment.issue, modelName(assessment.door));
  const { resolution, issue, missing, fault } = assessment;
  if (fault) return validationMessage(fault);
  const { type } = resolution.asked;
  const issues = missing.length > 0 ? missing : [issue];
  return issues.map((each) => issueText(each, type ? typeName(type) : undefined, type)).join(' ');
}
