import type { McpServer, PromptMessage } from '@modelcontextprotocol/server';
import { type IconName, iconPath } from '../app/site/icons.ts';
import { described } from './json-schema.ts';
import { measuringResource } from './resources.ts';

/** Arguments of a prompt, as a person fills them in. */
type Given = Readonly<Record<string, string | undefined>>;

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  /** Descriptions of the arguments, all optional. */
  readonly args: Readonly<Record<string, string>>;
  readonly text: (given: Given) => string;
  /** Whether the text of the measuring resource follows. */
  readonly withMeasuring?: true;
}

const noPersonalData = 'Do not ask for my name or contact details: nothing of this needs them.';

const opening = {
  width: 'Width of the wall opening, such as 1800 or 1.8 m.',
  height: 'Height of the wall opening.',
};

const prompts: readonly Prompt[] = [
  {
    name: 'price_a_door',
    title: 'Price a door',
    description: 'Price, lead time and drawing of a steel internal glazed door.',
    icon: 'price',
    args: {
      type: 'Type of door, such as a sliding door.',
      ...opening,
      glass: 'Kind of glass.',
      colour: 'Colour of the steel: a name, or a RAL number.',
      handle: 'Kind of handle.',
    },
    text: (given) =>
      `Price a steel internal glazed door for me with estimate_internal_doors.${detailsOf(given)} Ask me for a type or size that is missing, one at a time. Tell me the price with VAT first, then the lead time and what the price leaves out. ${noPersonalData}`,
  },
  {
    name: 'compare_layouts',
    title: 'Compare layouts',
    description: 'What can be made in an opening, with savings and tradeoffs.',
    icon: 'compare',
    args: { ...opening, type: 'Type of door you have in mind, if any.' },
    text: (given) =>
      `Compare what can be made in my opening: with recommend_internal_door if I have a door in mind, else with find_internal_doors.${detailsOf(given)} Ask me for a size that is missing and what matters most to me. Explain the recommended option and its tradeoffs before you ask whether I want it. ${noPersonalData}`,
  },
  {
    name: 'measure_with_me',
    title: 'Measure with me',
    description: 'Measure an opening step by step, then price a door for it.',
    icon: 'limits',
    args: {},
    text: () =>
      `Measure my opening with me by the text below: one step at a time, and wait for my figures. Take the smallest width and height, tell me which you took, then price a door for them with estimate_internal_doors. ${noPersonalData}`,
    withMeasuring: true,
  },
  {
    name: 'write_to_the_maker',
    title: 'Write to the maker',
    description: 'A question, or a request for an offer, to the sales staff.',
    icon: 'contact',
    args: { about: 'What it is about.' },
    text: (given) =>
      `Help me write to the maker of the doors.${detailsOf(given)} First ask what I want to say, and whether I want to be contacted. Only if I do, ask for my name and e-mail address, read me what will be sent, and ask whether they may be sent. After a clear yes call submit_contact_enquiry; for an offer submit_internal_doors_enquiry or submit_security_doors_enquiry. Then tell me the reference, and how I can withdraw.`,
  },
];

/** Registers the prompts. `measuring` is the text of the measuring resource. */
export function registerPrompts(
  server: McpServer,
  publicUrl: string,
  measuring: () => Promise<string>,
): void {
  for (const { name, title, description, icon, args, text, withMeasuring } of prompts) {
    const properties = Object.fromEntries(
      Object.entries(args).map(([argument, about]) => [argument, { type: 'string', description: about }]),
    );
    const icons = [{ src: `${publicUrl}${iconPath(icon)}` }];
    server.registerPrompt(
      name,
      { title, description, icons, argsSchema: described({ type: 'object', properties }) },
      async (given) => ({
        description,
        messages: [
          asUser({ type: 'text', text: text(given as Given) }),
          ...(withMeasuring
            ? [asUser({ type: 'resource', resource: { ...measuringResource, text: await measuring() } })]
            : []),
        ],
      }),
    );
  }
}

const asUser = (content: PromptMessage['content']): PromptMessage => ({ role: 'user', content });

/** The arguments that were given, as a sentence. */
function detailsOf(given: Given): string {
  const details = Object.entries(given).flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [`${name}: ${value.trim()}`],
  );
  return details.length === 0 ? '' : ` This is what I know: ${details.join('; ')}.`;
}
