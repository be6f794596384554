import { describe, expect, it } from 'vitest';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { wallMs } from '../shared/clock.ts';
import {
  changedEnquiryEvent,
  newEnquiryEvent,
  releasedEnquiryEvent,
  updatedEnquiryEvent,
  withdrawnEnquiryEvent,
} from './event.ts';

const now = wallMs(Date.parse('2026-03-05T09:00:00Z'));
const needs = { ids: { eventId: () => 'evt_1' }, clock: { now: () => now }, mails: true };
const enquiry = enquiryOf('contact_requests', { customer, message: 'Hello' });
const held = { ...enquiry, status: 'held' } as const;

describe('the mails about an enquiry', () => {
  it('go to staff and customer, or to staff alone while it may be spam', () => {
    const both = ['mail:staff', 'mail:customer'];
    expect(newEnquiryEvent(needs, enquiry)).toEqual({ id: 'evt_1', type: 'enquiry.created', mails: both });
    expect(newEnquiryEvent(needs, held)).toMatchObject({ type: 'enquiry.held', mails: ['mail:staff'] });
  });

  it.each([
    ['a release', releasedEnquiryEvent(needs, enquiry), 'enquiry.updated', ['mail:customer']],
    ['a withdrawal', withdrawnEnquiryEvent(needs, enquiry), 'enquiry.updated', ['mail:staff']],
    ['a change by staff', updatedEnquiryEvent(needs, enquiry), 'enquiry.updated', []],
    ['a change by the customer', changedEnquiryEvent(needs, enquiry, now), 'enquiry.changed', ['mail:staff']],
  ])('after %s go to those who do not know', (_what, event, type, mails) => {
    expect(event).toMatchObject({ type, mails, subjectId: enquiry.id, at: now });
  });

  it('are none without mail', () => {
    const without = { ...needs, mails: false };
    expect(newEnquiryEvent(without, enquiry).mails).toEqual([]);
    expect(releasedEnquiryEvent(without, enquiry).mails).toEqual([]);
    expect(withdrawnEnquiryEvent(without, enquiry).mails).toEqual([]);
    expect(changedEnquiryEvent(without, enquiry, now).mails).toEqual([]);
  });
});
