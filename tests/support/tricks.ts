import type { EnquiryRequest } from '../../src/app/enquiries/enquiry.ts';
import { bounds } from '../../src/contract/bounds.ts';

/** Hostile input that targets readers of mail and pages. */
export const tricks = {
  script: '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example">win</a>',
  style: '</td></table></style><style>body{display:none}</style><!--',
  'a header': 'Aoife\r\nBcc: victim@example.com\r\nSubject: won\r\n\r\nbody',
  'a lone line feed': 'Aoife\nBcc: victim@example.com',
  direction: 'moc.elpmaxe\u202egro.elpmaxe\u2066 and \u2069\u202d back',
  'what cannot be seen': 'Ao\u200bi\u00adfe\u{e0041}\u2060',
  'control characters': 'Ao\u0007\u001b[31mife\u0085',
  'an encoded word': '=?utf-8?Q?=0D=0ABcc:_victim=40example.com?=',
  'a boundary': '--\r\n----_NmP-\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'a very long word': 'w'.repeat(bounds.longestText),
  'very many marks': `z${'\u0301'.repeat(500)}`,
} as const;

type Fields = Readonly<Record<string, (text: string) => EnquiryRequest>>;

export const person = { name: 'Aoife Byrne', email: 'aoife@example.ie' };

/** Every free text field. */
export const fields: Fields = {
  name: (name) => ({ customer: { ...person, name }, message: 'A door' }),
  phone: (phone) => ({ customer: { ...person, phone }, message: 'A door' }),
  company: (company) => ({ customer: { ...person, company }, message: 'A door' }),
  message: (message) => ({ customer: person, message }),
  source: (source) => ({ source, customer: person, message: 'A door' }),
  sourceId: (sourceId) => ({ sourceId, customer: person, message: 'A door' }),
  'consent text': (text) => ({ customer: person, message: 'A door', consent: { granted: true, text } }),
  'consent time': (at) => ({ customer: person, message: 'A door', consent: { granted: true, at } }),
  'project message': (message) => ({ customer: person, project: { message } }),
  'page it came from': (fromPage) => ({ customer: person, project: { fromPage } }),
  product: (product) => ({ customer: person, product }),
  comments: (comments) => ({ customer: person, comments }),
  eirCode: (eirCode) => ({ customer: person, eirCode }),
  'attachment address': (url) => ({ customer: person, attachments: [{ url }] }),
  'attachment type': (type) => ({ customer: person, attachments: [{ type }] }),
  'attachment description': (description) => ({ customer: person, attachments: [{ description }] }),
  'attachment end': (expiresAt) => ({ customer: person, attachments: [{ expiresAt }] }),
  'kind of a door': (doorType) => ({ customer: person, doors: [{ doorType }] }),
  'width of a door': (opWidth) => ({ customer: person, doors: [{ opWidth }] }),
  'preset of a door': (preset) => ({ customer: person, doors: [{ preset }] }),
  'panels of a door': (leftPanels) => ({ customer: person, doors: [{ leftPanels }] }),
};
