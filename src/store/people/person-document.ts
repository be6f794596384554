import type { PersonData } from './person-data.ts';

/** Explanations of the parts for the reader of the document. */
const descriptions: Readonly<Record<keyof PersonData, string>> = {
  enquiries:
    'What was sent to us, as it was sent (request, with the consent that was given), when, through whom, and what we noted beside it: the phone number and Eircode in their standard form, how likely it was to be spam and why, what the doors would have cost on that day, and, where the program that sent it withdrew it, the reason it gave (withdrawalReason). alsoSent: fields that came with it and that we do not read. test: sent with a test key, and never read by sales. The words of each stand once more in an index, by which staff find it.',
  earlierVersions:
    'What an enquiry was before its doors were changed on our page: the same fields, and until when.',
  doorQuotes:
    'Quotes that were made for this address, to be looked at behind a secret link, and whether and when they were sent. alsoSent: fields that came with it and that we do not read. The link itself is not kept.',
  notes: 'What staff noted about the enquiries while they worked on them.',
  replies: 'What staff wrote to this address from our desk, as it was sent.',
  spamLessons:
    'Which enquiries staff found to be spam (rejected) or not (released). Our judgement of spam learns from that: the words of such an enquiry are counted, and its share of the counts goes when it is erased.',
  sentPages:
    'For which enquiries there is a page at a secret address that shows what was sent. The address itself is not kept.',
  retryKeys: 'For a day: that a program sent this, so that sending it again changes nothing.',
  duplicateGuards: 'For some minutes: that this was sent, so that the same is not taken twice.',
  events:
    'What other programs are told: that there is an enquiry or a quote, by its id, and the labels of the program it came by.',
  deliveries:
    'To where that was sent on, by mail or to a program (named by its id), when, and whether it arrived.',
};

/** The document that the person receives. */
export const personDocument = (email: string, data: PersonData) => ({
  about: 'All that is kept of this e-mail address. Times are in UTC.',
  email,
  parts: descriptions,
  ...data,
});
