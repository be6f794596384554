import { consent, person } from '../clients.ts';
import { type Conversation, single } from './turns.ts';

/** Conversations that end with an enquiry or a link for staff and customer. */
export const enquiries = (): readonly Conversation[] => [
  {
    said: 'Send me the link for double doors with a panel on each side, 3 m wide, in anthracite, two of them.',
    turns: [
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          doors: [
            {
              preset: 'double-both-panels',
              opWidth: '3 m',
              opHeight: 2100,
              frameColor: 'anthracite',
              quantity: '2',
            },
          ],
        },
        says: [
          'Nothing has been submitted yet',
          /http\S+\/quotes\/\S+/,
          '1. Double hinged door, with one side panel on each side, opening 3000 × 2100 mm, finish anthracite grey, × 2.',
        ],
      },
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          doors: [{ preset: 'double-no-panels', opWidth: 1.8, opHeight: 2.1 }],
        },
        asks: true,
        says: ['doors[0].opWidth is 1.8 mm, which is too small for a door: did you mean 1800 mm?'],
        saysNot: ['/quotes/'],
      },
    ],
  },
  {
    said: 'Send it: a door like in the photo, about 1.8 m, brass sheen, and our dog needs a flap.',
    turns: [
      {
        tool: 'submit_internal_doors_enquiry',
        args: {
          customer: person(),
          consent,
          doors: [
            {
              doorTypeKey: 'SINGLE_HINGED',
              opWidth: 'about 1.8 m',
              opHeight: 2.1,
              frameColor: 'brass sheen',
            },
          ],
          dogFlap: 'yes',
        },
        says: [
          /reference[^.]* [0-9A-Z]{4}-[0-9A-Z]{4}/i,
          'kept it as sent for our staff: dogFlap.',
          'Not read: dogFlap.',
        ],
        saysNot: ['attention', 'sheen'],
      },
    ],
  },
  {
    said: 'Send it: French doors, about 1.8 m, as we said.',
    turns: [
      {
        tool: 'submit_internal_doors_enquiry',
        args: {
          customer: person(),
          consent,
          doors: [
            { doorType: 'French doors', opWidth: 'about 1.8 m', opHeight: 2.1, frameColor: 'charcoal' },
          ],
        },
        says: ['Read “French doors” as a double hinged door.', /reference/i],
        saysNot: ['attention'],
      },
    ],
  },
  {
    said: 'Send a link to the order, the second one white.',
    turns: [
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          order: 'door=tDOUBLE.HINGED-w1600-h2100&door=tSINGLE.HINGED-w900-h2100-q3',
          doors: [{}, { frameColor: 'white' }],
        },
        says: [
          '1. Double hinged door, opening 1600 × 2100 mm.',
          '2. Single hinged door, opening 900 × 2100 mm, finish white, × 3.',
          /http\S+\/quotes\/\S+/,
        ],
      },
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          doors: [{ preset: 'French doors', opWidth: '1.6 m', opHeight: 2100 }],
        },
        says: [
          'Read “French doors” as a double hinged door.',
          '1. Double hinged door, opening 1600 × 2100 mm.',
        ],
      },
    ],
  },
  {
    said: 'Actually no, do not send anything yet.',
    turns: [
      {
        tool: 'submit_internal_doors_enquiry',
        args: { customer: person(), consent: { granted: false }, doors: [single] },
        asks: true,
        says: ['Nothing was done', 'Only after a clear yes'],
        saysNot: ['reference'],
      },
    ],
  },
];
