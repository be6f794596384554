import type { ErrorObject } from 'ajv';
import { mostPiecesOfADoor } from '../../domain/extras/extras.ts';
import { shortNameComplaint } from '../bounds.ts';
import { formats } from './formats.ts';
import { colorPattern, oneLinePattern } from '../fields.ts';

/** One fault of a body: its location (JSON pointer and dotted name), and how to correct it. */
export interface Fault {
  readonly pointer: string;
  readonly field: string;
  /** Whether the field is required, or its value invalid. */
  readonly kind: 'missing' | 'wrong';
  /** Follows a label of the field; each page chooses its own label. */
  readonly complaint: string;
  /** A complete sentence, for API callers. */
  readonly message: string;
}

export function fault(pointer: string, complaint: string, kind: Fault['kind'] = 'wrong'): Fault {
  const field = fieldName(pointer);
  const end = complaint.endsWith('?') ? '' : '.';
  return {
    pointer,
    field,
    kind,
    complaint,
    message: `${field === '' ? 'The body' : field} ${complaint}${end}`,
  };
}

export function faultOf(error: ErrorObject): Fault {
  const missing: unknown = error.params['missingProperty'];
  return typeof missing === 'string'
    ? fault(`${error.instancePath}/${escaped(missing)}`, 'is required', 'missing')
    : fault(error.instancePath, complaint(error));
}

function complaint({ keyword, params, instancePath, data }: ErrorObject): string {
  const limit = Number(params['limit']);
  if (keyword !== 'maxLength' && instancePath.endsWith('/quantity')) return quantityComplaint;
  switch (keyword) {
    case 'type':
      return `must be ${typeNames[String(params['type'])] ?? String(params['type'])}`;
    case 'minLength':
      return tooShort[fieldName(instancePath)] ?? `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}`;
    case 'maxItems':
      return `must have at most ${limit} items${moreThanFit[fieldName(instancePath)] ?? ''}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as string[]).join(', ')}`;
    case 'const':
      return `must be ${String(params['allowedValue'])}`;
    case 'format':
      return formatFault(params['format'] as keyof typeof formats, data);
    case 'pattern':
      return patternFaults[String(params['pattern'])] ?? 'has a form that cannot be read';
    default:
      return 'is not valid';
  }
}

function formatFault(name: keyof typeof formats, data: unknown): string {
  const { fault: told } = formats[name];
  return typeof told === 'string' ? told : told(typeof data === 'string' ? data : '');
}

/** A quantity may be a number or a string of digits, so a complaint about one type would mislead. */
const quantityComplaint = `must be a whole number from 1 to ${mostPiecesOfADoor}`;

/** Complaints about texts that are too short, by field, where a minimum length would not help. */
const tooShort: Readonly<Record<string, string>> = { 'customer.name': shortNameComplaint };

/** What to do with the surplus items, by list. */
const moreThanFit: Readonly<Record<string, string>> = {
  doors: '; split larger projects into several requests',
  attachments: '; link to a folder with all files, or describe the others in comments',
};

const patternFaults: Record<string, string> = {
  [oneLinePattern]: 'must be on one line',
  [colorPattern]: 'must be a HEX colour, such as #1c1c1e or #fff',
};

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
      '',
    );
}

export function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
