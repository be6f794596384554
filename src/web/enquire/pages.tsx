import type { ComponentChildren } from 'preact';
import { personLabels } from './person-form.ts';
import { Select } from '../shell/field.tsx';
import { ErrorSummary, type Notice, NoticeBox, fieldErrorsOf } from '../shell/notices.tsx';
import {
  ConsentField,
  MessageField,
  PersonField,
  type PersonProps,
  SiteFields,
  Honeypot,
  WhoFields,
} from './person-fields.tsx';
import { CardList } from '../shell/card-lines.tsx';
import { Intro } from '../shell/site.tsx';
import type { Business } from '../../domain/business/business.ts';
import { promiseLines, reachLines } from '../../domain/wording/business.ts';
import { bounds } from '../../contract/bounds.ts';

export interface EnquiryPageProps extends PersonProps {
  readonly business: Business;
  readonly token: string;
  readonly formId: string;
  readonly notice: Notice | null;
}

interface FormPageProps extends EnquiryPageProps {
  readonly before?: ComponentChildren;
  readonly action: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lede: ComponentChildren;
  readonly children: ComponentChildren;
}

function FormPage({ action, eyebrow, title, lede, before, children, ...props }: FormPageProps) {
  const { token, formId, form, faults, notice } = props;
  return (
    <div class="form-page">
      {notice && <NoticeBox notice={notice} />}
      <Intro eyebrow={eyebrow} title={title}>
        <p class="lede">{lede}</p>
      </Intro>
      {before}
      <form method="post" action={action} noValidate class="enquiry">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="form" value={formId} />
        {children}
        <Honeypot />
        <ConsentField form={form} faults={faults} />
        <ErrorSummary errors={fieldErrorsOf(faults)} />
        <button type="submit" class="button button-large">
          Send
        </button>
      </form>
    </div>
  );
}

export function ContactPage(props: EnquiryPageProps) {
  const person = { form: props.form, faults: props.faults };
  const lede = (
    <>
      About {props.business.showroom && 'the showroom, '}a door we made, a technical question, or anything
      else. For an estimate it is quicker to <a href="/">configure your door</a>.
    </>
  );
  return (
    <FormPage
      {...props}
      action="/contact"
      eyebrow="Contact"
      title="Write to us"
      lede={lede}
      before={<CardList lines={[...reachLines(props.business), ...promiseLines(props.business)]} />}
    >
      <MessageField {...person} label={personLabels.message} maxLength={bounds.longestMessage} required />
      <WhoFields {...person} />
    </FormPage>
  );
}

const kinds = [
  'High-security door',
  'RC-rated door',
  'Fire-rated door',
  'Bullet-resistant door',
  'Blast-resistant door',
  'Louvre door',
  'Detention door',
  'Bank-designated door',
  'Another specialist door',
];

export function SecurityPage(props: EnquiryPageProps) {
  const { form, faults } = props;
  const person = { form, faults };
  const size = { unit: 'mm', optional: true } as const;
  return (
    <FormPage
      {...props}
      action="/security-doors"
      eyebrow="Security and specialist doors"
      title="Doors that hold."
      lede="Burglar-resistant, fire-rated, bullet- and blast-resistant, louvre, detention and bank doors. Each is designed for its place, so there is no list price: tell us what it must withstand."
    >
      <fieldset class="group">
        <legend>The door</legend>
        <div class="fields">
          <Select
            id="kind"
            label={personLabels.kind}
            value={form.kind}
            choices={[
              { value: '', label: 'Not sure yet' },
              ...kinds.map((kind) => ({ value: kind, label: kind })),
            ]}
            fault={faults.kind}
            wide
          />
          <PersonField field="openingWidth" {...person} {...size} />
          <PersonField field="openingHeight" {...person} {...size} />
        </div>
        <MessageField
          {...person}
          label="What it must withstand, and where it goes"
          hint="Ratings, number of doors, use of the building. Describe drawings in words, or give a link to them."
          maxLength={bounds.longestText}
          optional
        />
      </fieldset>
      <WhoFields {...person} />
      <SiteFields {...person} />
    </FormPage>
  );
}
