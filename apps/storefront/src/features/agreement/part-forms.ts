import {
  type AgreementPart,
  checkContact,
  checkGlasses,
  checkInvoice,
  checkProtective,
  checkSignatory,
  COMPANY_FIELDS,
  PART_FIELDS,
} from '@klarsikt/core/agreement'
import { stockholmDate } from '@klarsikt/core/calendar'
import { parseCompanyNumber } from '@klarsikt/core/company'
import { checkFields } from '@klarsikt/core/identity'
import { readForm, type Submission } from '@klarsikt/forms'

/** The fields of each part. Those of the company are typed only where the register does not answer. */
export const FORM_FIELDS = { organisation: ['orgNumber', ...COMPANY_FIELDS], ...PART_FIELDS } as const

export type PartField<Part extends AgreementPart> = (typeof FORM_FIELDS)[Part][number]

/** Reads the form of a part by the rules of core. The browser and the action both use it. */
export function readPart(part: AgreementPart, form: FormData, now = new Date()): Submission<unknown> {
  switch (part) {
    case 'organisation':
      return readForm(form, ['orgNumber'], ({ orgNumber }) =>
        checkFields({ orgNumber: parseCompanyNumber(orgNumber, stockholmDate(now)) }),
      )
    case 'contact':
      return readForm(form, PART_FIELDS.contact, checkContact)
    case 'signatory':
      return readForm(form, PART_FIELDS.signatory, checkSignatory)
    case 'invoice':
      return readForm(form, PART_FIELDS.invoice, checkInvoice)
    case 'glasses':
      return readForm(form, PART_FIELDS.glasses, checkGlasses)
    case 'protective':
      return readForm(form, PART_FIELDS.protective, (typed, sent) =>
        checkProtective({ ...typed, classes: classesIn(sent) }),
      )
  }
}

/** Returns the ticked classes with commas between them, as the call takes them. */
export function classesIn(form: FormData): string {
  return form.getAll('classes').map(String).join(',')
}

/** Returns the values of the fields as they were typed. */
export function typedIn<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')])) as Record<Field, string>
}
