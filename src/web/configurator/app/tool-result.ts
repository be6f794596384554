import { designsMetaKey } from '../../../app/doors/configurator-data.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import { bounds } from '../../../contract/bounds.ts';
import { type Fields, isFields } from './bridge.ts';

/** The doors of a tool's result. */
export interface ToolResult {
  readonly designs: readonly DoorDesign[];
  /** Review link of a stored estimate. */
  readonly quoteUrl: string | null;
}

/** Reads the result of any of our tools. A link is read only if it leads to our own pages. */
export function readToolResult(publicUrl: string, { structuredContent, _meta }: Fields): ToolResult {
  const reply = isFields(structuredContent) ? structuredContent : {};
  const meta = isFields(_meta) ? _meta : {};
  const { quoteUrl } = reply;
  const isOurs = typeof quoteUrl === 'string' && quoteUrl.startsWith(`${publicUrl}/`);
  return {
    designs: [...listIn(meta[designsMetaKey]), ...doorsOf(reply)]
      .slice(0, bounds.mostDoors)
      .flatMap(readDesign),
    quoteUrl: isOurs ? quoteUrl : null,
  };
}

/** The doors of a tool's arguments that have a design: known before there is a result. */
export const readToolInput = ({ arguments: given }: Fields): readonly DoorDesign[] =>
  doorsOf(isFields(given) ? given : {})
    .slice(0, bounds.mostDoors)
    .flatMap(readDesign);

/** The doors of an estimate, or the option that is recommended, selected or first. */
function doorsOf({ doors, options, recommendedOptionId, selectedOptionId }: Fields): readonly unknown[] {
  if (Array.isArray(doors)) return doors.map((door: unknown) => isFields(door) && door['design']);
  const all = listIn(options).filter(isFields);
  const best = recommendedOptionId ?? selectedOptionId;
  const { door } = all.find(({ id }) => id === best) ?? all[0] ?? {};
  return isFields(door) ? [door['design']] : [];
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readDesign(text: unknown): readonly DoorDesign[] {
  const design = typeof text === 'string' ? readDesignText(text) : null;
  return design ? [design] : [];
}
