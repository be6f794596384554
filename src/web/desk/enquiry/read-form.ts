import type { WorkChange } from '../../../app/enquiries/work/change.ts';
import { lostReasons, staffStages } from '../../../app/enquiries/stage.ts';
import { wallMs } from '../../../app/shared/clock.ts';
import { endOfDay } from '../../../domain/business/dublin-time.ts';
import type { FormFields } from '../../shell/form-body.ts';

export const longestNote = 4000;
export const longestStep = 200;

/** The change that a form asks for, or its faults by field. */
export type ReadChange =
  { readonly change: WorkChange } | { readonly faults: Readonly<Record<string, string>> };

export type FormKind = 'stage' | 'owner' | 'next-step' | 'note';

/** Reads a form of the work panel; `me` is the id of the signed-in account. */
export function readChange(
  kind: FormKind,
  fields: FormFields,
  me: string,
  staff: readonly string[],
): ReadChange {
  switch (kind) {
    case 'stage':
      return readStage(fields);
    case 'owner':
      return readOwner(fields, me, staff);
    case 'next-step':
      return readStep(fields);
    case 'note':
      return readNote(fields);
  }
}

function readStage(fields: FormFields): ReadChange {
  const stage = staffStages.find((each) => each === fields.get('stage'));
  if (!stage) return { faults: { stage: 'Choose a stage.' } };
  if (stage !== 'lost') return { change: { kind: 'stage', stage, lostReason: null } };
  const lostReason = lostReasons.find((each) => each === fields.get('lost_reason'));
  return lostReason
    ? { change: { kind: 'stage', stage, lostReason } }
    : { faults: { lost_reason: 'Say why it was lost.' } };
}

function readOwner(fields: FormFields, me: string, staff: readonly string[]): ReadChange {
  const owner = fields.get('owner');
  if (owner === 'me') return { change: { kind: 'owner', ownerId: me } };
  if (owner === 'nobody') return { change: { kind: 'owner', ownerId: null } };
  const ownerId = staff.find((id) => id === fields.get('owner_id'));
  return ownerId === undefined
    ? { faults: { owner_id: 'Choose somebody.' } }
    : { change: { kind: 'owner', ownerId } };
}

function readStep(fields: FormFields): ReadChange {
  if (fields.has('done')) return { change: { kind: 'next-step', step: null } };
  const text = (fields.get('next_step') ?? '').trim();
  const at = endOfDay(fields.get('next_step_on') ?? '');
  const faults = {
    ...(text === '' && { next_step: 'Say what is to be done next.' }),
    ...(text.length > longestStep && { next_step: `Keep it to ${longestStep} characters.` }),
    ...(at === null && { next_step_on: 'Give the day, as in 2026-03-31.' }),
  };
  return at === null || Object.keys(faults).length > 0
    ? { faults }
    : { change: { kind: 'next-step', step: { text, at: wallMs(at) } } };
}

function readNote(fields: FormFields): ReadChange {
  const text = (fields.get('note') ?? '').replace(/\r\n?/g, '\n').trim();
  const noteId = fields.get('note_id') ?? '';
  if (text === '') return { faults: { note: 'Write something first.' } };
  if (text.length > longestNote) return { faults: { note: `Keep it to ${longestNote} characters.` } };
  // The page has generated the note's id, so that a note submitted twice is stored once.
  if (!/^note_[0-9A-Z]{26}$/.test(noteId)) return { faults: { note: 'Please load the page anew first.' } };
  return { change: { kind: 'note', noteId, text } };
}
