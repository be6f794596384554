import {
  CLIENT_CAPABILITIES_META_KEY,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isBlank } from '../contract/reading/blank.ts';
import type { Fault } from '../contract/reading/faults.ts';
import { enquiryLine, failed, invalidArguments } from './failures.ts';
import { bounds } from '../contract/bounds.ts';

const formKey = 'contact';

const fields = {
  name: {
    type: 'string',
    title: 'First and last name',
    minLength: bounds.shortestName,
    maxLength: bounds.longestLabel,
  },
  email: { type: 'string', title: 'E-mail address', format: 'email', maxLength: bounds.longestEmail },
  phone: { type: 'string', title: 'Phone number (optional)', maxLength: bounds.longestWords },
} as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

const consentQuestion =
  'May we send these details to the maker of the doors, so that they can contact you about your enquiry?';
const consentField = { type: 'boolean', title: consentQuestion, default: false } as const;

const askedPointers = new Set(['/customer', '/customer/name', '/customer/email', '/consent']);

/** Whether only contact details and consent are missing, which only the user can give. */
export function lacksPersonOnly(faults: readonly Fault[]): boolean {
  return faults.every(({ pointer, kind }) => askedPointers.has(pointer) && kind === 'missing');
}

export type FormAnswer =
  | { readonly kind: 'given'; readonly args: unknown }
  | { readonly kind: 'none'; readonly result: CallToolResult | InputRequiredResult };

/**
 * Returns the arguments completed by the user; before that, the form to show, or without elicitation a text
 * that tells the assistant what to ask. Form and text both mention how soon the maker answers.
 */
export function askPerson(
  server: McpServer,
  ctx: ServerContext,
  args: unknown,
  faults: readonly Fault[],
  expected: string | null,
): FormAnswer {
  const asksConsent = faults.some(({ pointer }) => pointer === '/consent');
  const answer = inputResponse(ctx.mcpReq.inputResponses, formKey);
  if (answer.kind === 'elicit') {
    if (answer.action !== 'accept') return { kind: 'none', result: declined };
    const content = answer.content ?? {};
    if (asksConsent && content['consent'] !== true) return { kind: 'none', result: notAgreed };
    return { kind: 'given', args: completed(args, content, asksConsent) };
  }
  if (!showsForms(server, ctx)) {
    const result = asksConsent ? invalidArguments(faults, enquiryLine(expected)) : unsupported(expected);
    return { kind: 'none', result };
  }
  return { kind: 'none', result: form(customerOf(args), asksConsent, expected) };
}

/**
 * The arguments with the user's input, which overrides the assistant's, and the exact text of the consent.
 */
function completed(args: unknown, content: Record<string, unknown>, agreed: boolean): unknown {
  return {
    ...(isRecord(args) && args),
    customer: { ...customerOf(args), ...detailsOf(content) },
    ...(agreed && { consent: { granted: true, text: consentQuestion } }),
  };
}

function customerOf(args: unknown): Record<string, unknown> {
  return isRecord(args) && isRecord(args['customer']) ? args['customer'] : {};
}

function form(
  customer: Record<string, unknown>,
  asksConsent: boolean,
  expected: string | null,
): InputRequiredResult {
  const missing = fieldNames.filter((field) => !isGiven(customer[field]));
  return inputRequired({
    inputRequests: {
      [formKey]: inputRequired.elicit({
        message: [
          'To send your enquiry to the maker of the doors, who will contact you about it, we need your contact details.',
          ...(expected === null ? [] : [expected]),
        ].join(' '),
        requestedSchema: {
          type: 'object',
          properties: {
            ...Object.fromEntries(missing.map((field) => [field, fields[field]])),
            ...(asksConsent && { consent: consentField }),
          },
          required: [...missing.filter((field) => field !== 'phone'), ...(asksConsent ? ['consent'] : [])],
        },
      }),
    },
  });
}

function detailsOf(content: Record<string, unknown>): Partial<Record<Field, string>> {
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = content[field];
      return isGiven(value) ? [[field, value]] : [];
    }),
  );
}

/** Whether a value is given. A blank text is not, as in the reader of HTTP bodies. */
const isGiven = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

function showsForms(server: McpServer, ctx: ServerContext): boolean {
  const envelope = ctx.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  const inEnvelope = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  // Older clients declare their capabilities once, when they connect; only this accessor has them.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const declared = inEnvelope ?? server.server.getClientCapabilities();
  return supportsForms(declared);
}

/** Whether a client shows forms. A client that declares elicitation without modes supports them. */
export function supportsForms(declared: ClientCapabilities | undefined): boolean {
  const elicitation = declared?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

const ownLink =
  'or give them the configuratorUrl from estimate_internal_doors, where they can see the door and enquire themselves.';

const unsupported = (expected: string | null) =>
  failed(
    'Nothing was sent: customer.name and customer.email are required, because the answer comes by e-mail, also if the user wishes to be rung.',
    `Ask the user for what is missing of them and call again, ${ownLink}`,
    ...enquiryLine(expected),
  );

const declined = failed(
  'Nothing was sent: the user did not give their contact details.',
  `Respect that and do not call again unless the user asks for it, ${ownLink}`,
);

const notAgreed = failed(
  'Nothing was sent: the user did not agree to it.',
  `Respect that and do not call again unless the user asks for it, ${ownLink}`,
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
