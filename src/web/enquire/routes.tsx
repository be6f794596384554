import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Collection, EnquiryRequest } from '../../app/enquiries/enquiry.ts';
import { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { OperationId } from '../../app/operations/table.ts';
import { type Reading, compileReader } from '../../contract/reading/reader.ts';
import { contactRequest, securityRequest, withPlainSizes } from './form-requests.ts';
import { emptyPerson, type PersonForm, readPersonForm } from './person-form.ts';
import { ContactPage, type EnquiryPageProps, SecurityPage } from './pages.tsx';
import { type FormFields, fieldsOf } from '../shell/form-body.ts';
import type { FormMarks } from '../shell/form-token.ts';
import { open, type PageKit } from '../shell/page-kit.tsx';
import { sentAddress } from './sent.tsx';
import { type FormRefusal, createFormSubmitter, refusalOf, withConsent } from './submit-form.ts';

interface EnquiryKind {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly operationId: OperationId;
  readonly collection: Collection;
  readonly Page: (props: EnquiryPageProps) => ReturnType<typeof ContactPage>;
  readonly read: (form: PersonForm) => Reading<EnquiryRequest>;
}

const readContact = compileReader(ContactRequest);
const readQuote = compileReader(QuoteRequest);

const kinds: readonly EnquiryKind[] = [
  {
    path: '/contact',
    title: 'Contact',
    description: 'Write to us about steel internal doors, a door we made, or a technical question.',
    operationId: 'submitContactEnquiry',
    collection: 'contact_requests',
    Page: ContactPage,
    read: (form) => readContact(contactRequest(form)),
  },
  {
    path: '/security-doors',
    title: 'Security doors and specialist doors',
    description:
      'RC-rated, fire-rated, bullet- and blast-resistant, louvre, detention and bank doors: ask for an offer.',
    operationId: 'submitSecurityDoorsQuote',
    collection: 'security_door_quotes',
    Page: SecurityPage,
    read: (form) => readQuote(securityRequest(form)),
  },
];

const formOf = (fields: FormFields): PersonForm => withPlainSizes(readPersonForm(fields));

/** Routes of the contact and security door forms. The forms need no script. */
export function addEnquiryRoutes(server: FastifyInstance, kit: PageKit): void {
  const submitForm = createFormSubmitter(kit);

  for (const kind of kinds) {
    const read = (form: PersonForm) => withConsent(form, kind.read(form));

    server.get(kind.path, open, (request, reply) => {
      const flashed = kit.flash.read(request, kind.path);
      if (flashed) {
        const form = formOf(flashed.fields);
        return showAgain(
          request,
          reply,
          form,
          refusalOf(flashed, () => read(form)),
        );
      }
      return kit.showKept(reply, {
        name: kind.path,
        privacy: 'own',
        make: (priceView, marks) => kit.render(priceView, pageOf(marks, emptyPerson, null)),
      });
    });

    server.post(
      kind.path,
      { config: { access: 'limited-page', operationId: kind.operationId } },
      async (request, reply) => {
        const fields = fieldsOf(request.body);
        const form = formOf(fields);
        const outcome = await submitForm({
          request,
          reply,
          fields,
          attempt: async (call) => {
            const reading = read(form);
            if (!reading.ok) return reading;
            const { collection } = kind;
            return (await kit.submitEnquiry({ collection, request: reading.value, ...call })).response;
          },
        });
        const { path } = kind;
        if (outcome.taken) {
          kit.flash.drop(request, reply, path);
          return reply.redirect(sentAddress(outcome.sentPage), 303);
        }
        const { reason, reference } = outcome;
        const sentBack =
          reason === null
            ? null
            : kit.flash.sendBack(request, reply, { path, address: path, fields, reason, reference });
        return sentBack ?? showAgain(request, reply, form, outcome);
      },
    );

    const showAgain = (
      request: FastifyRequest,
      reply: FastifyReply,
      form: PersonForm,
      refusal: FormRefusal | null,
    ) =>
      kit.show(reply, {
        ...pageOf(kit.tokens.issueMarks(request, reply), form, refusal),
        privacy: 'secret',
        status: refusal?.status ?? 200,
      });

    const pageOf = (marks: FormMarks, form: PersonForm, refusal: FormRefusal | null) => ({
      title: kind.title,
      description: kind.description,
      path: kind.path,
      body: (
        <kind.Page
          business={kit.business}
          {...marks}
          form={form}
          faults={refusal?.faults ?? {}}
          notice={refusal?.notice ?? null}
        />
      ),
    });
  }
}
