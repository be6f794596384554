import type { FastifyReply } from 'fastify';
import type { DamagedError } from '../../app/shared/damaged.ts';
import { Buttons, Intro } from '../shell/site.tsx';
import { showSignedOutPage, showStaff } from './shell.tsx';
import type { StaffKit } from './staff-kit.ts';
import type { StaffVisit } from './staff-page.ts';

interface RefusalText {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

function showRefusal(kit: StaffKit, visit: StaffVisit, { status, title, text }: RefusalText): FastifyReply {
  return showStaff(kit, visit, {
    title,
    status,
    body: (
      <div class="text-page">
        <Intro eyebrow={String(status)} title={title}>
          <p class="lede">{text}</p>
          <Buttons links={[['/staff', 'To the inbox']]} />
        </Intro>
      </div>
    ),
  });
}

export const showNotForYou = (kit: StaffKit, visit: StaffVisit): FastifyReply =>
  showRefusal(kit, visit, {
    status: 403,
    title: 'This is for admins',
    text: 'Your account may read and work on enquiries. Ask somebody who looks after the accounts if you need more.',
  });

export const showSendAgain = (kit: StaffKit, visit: StaffVisit): FastifyReply =>
  showRefusal(kit, visit, {
    status: 403,
    title: 'Please send it once more',
    text: 'We could not be sure that this form came from our own page, and nothing was changed. Go back, load the page anew, and send it again. Your browser needs to accept cookies from this site.',
  });

/** The response if the session ends while a request is being processed. */
export const showSignedOut = (kit: StaffKit, reply: FastifyReply): FastifyReply =>
  showSignedOutPage(kit, reply, {
    title: 'Please sign in again',
    status: 403,
    body: (
      <div class="text-page">
        <Intro eyebrow="403" title="Please sign in again">
          <p class="lede">
            While this was on its way, your session was ended or your account was changed by somebody else.
            Nothing of it was done.
          </p>
          <Buttons links={[['/staff/sign-in', 'Sign in']]} />
        </Intro>
      </div>
    ),
  });

export const showNothingHere = (kit: StaffKit, visit: StaffVisit): FastifyReply =>
  showRefusal(kit, visit, {
    status: 404,
    title: 'There is nothing here',
    text: 'The page does not exist, or what it showed has been erased.',
  });

/** The page of a damaged row. The error's message holds the id of the row and none of its content. */
export const showDamaged = (kit: StaffKit, visit: StaffVisit, { message }: DamagedError): FastifyReply =>
  showRefusal(kit, visit, {
    status: 500,
    title: 'This enquiry cannot be read',
    text: `Please tell whoever runs this service: ${message}. A backup from before may still have it. Nothing was changed, and the other enquiries are as they were.`,
  });

export const showNotThatWay = (
  kit: StaffKit,
  visit: StaffVisit,
  methods: readonly string[],
): FastifyReply => {
  visit.reply.header('allow', methods.join(', '));
  return showRefusal(kit, visit, {
    status: 405,
    title: 'This cannot be opened like that',
    text: 'The address belongs to a button of the desk, or was asked for something it does not do. Nothing was changed.',
  });
};
