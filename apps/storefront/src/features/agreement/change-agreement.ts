import type { ShopClient } from '@klarsikt/contract/client'
import { AGREEMENT_PARTS, type AgreementPart, COMPANY_FIELDS, PART_FIELDS } from '@klarsikt/core/agreement'
import { httpStatus } from '@klarsikt/core/errors'
import { type FormResult, type Outcome, outcomeOf, type Refusal, refusedForm } from '@klarsikt/forms'
import { data, redirect } from 'react-router'
import { classesIn, readPart, typedIn } from './part-forms.js'
import { stepAddress } from './steps.js'

/** The result of a form of the wizard. A form that succeeds mostly redirects to the next step instead. */
export type AgreementAnswer =
  | {
      readonly show: 'part'
      readonly part: AgreementPart
      readonly form: FormResult
      /** True where the company register does not answer. The user can then type the company's details. */
      readonly typesCompany: boolean
    }
  | { readonly show: 'link'; readonly sentTo: string | null; readonly problem: string | null }
  | { readonly show: 'sign'; readonly sentTo: string | null; readonly problem: string | null }
  | { readonly show: 'confirm'; readonly signed: boolean; readonly problem: string | null }
  | { readonly show: 'draft'; readonly problem: string }

/** Handles every form of the wizard. The pressed button decides which. */
export async function changeAgreement(client: ShopClient, form: FormData) {
  switch (form.get('intent')) {
    case 'discard':
      await outcomeOf(client.discardAgreement())
      throw redirect(stepAddress('organisation'), 303)
    case 'link':
      return sendLink(client, form)
    case 'resume':
      return resume(client, form)
    case 'sign':
      return signByLetter(client, form)
    case 'confirm':
      return confirm(client, form)
    default:
      return save(client, form)
  }
}

type SaveBody = Parameters<ShopClient['saveAgreement']>[0]['body']

async function save(client: ShopClient, form: FormData) {
  const part = AGREEMENT_PARTS.find((one) => one === form.get('part')) ?? 'organisation'
  const submission = readPart(part, form)
  const isTyped = form.has('name') && part === 'organisation'
  if (submission.status !== 'success')
    return answer({ show: 'part', part, form: submission.reply(), typesCompany: isTyped }, 422)
  const saved = await outcomeOf(client.saveAgreement({ body: bodyOf(part, form, isTyped) }))
  if (saved.ok) throw redirect(stepAddress(saved.value.data.nextStep), 303)
  const typesCompany = saved.code === 'company.lookup-problem' || isTyped
  return refused(saved, { show: 'part', part, form: refusedForm(submission, atTheNumber(saved)), typesCompany })
}

/** Moves a refusal of the company to the field of its number. */
function atTheNumber(refusal: Refusal): Refusal {
  const isOfNumber = refusal.code === 'company.not-found' || refusal.code === 'company.deregistered'
  return isOfNumber ? { ...refusal, fields: { orgNumber: refusal.message } } : refusal
}

function bodyOf(part: AgreementPart, form: FormData, isTyped: boolean): SaveBody {
  switch (part) {
    case 'organisation':
      return {
        part,
        orgNumber: String(form.get('orgNumber') ?? ''),
        ...(isTyped && { typed: typedIn(form, COMPANY_FIELDS) }),
      }
    case 'protective':
      return { part, ...typedIn(form, PART_FIELDS.protective), classes: classesIn(form) }
    case 'contact':
      return { part, ...typedIn(form, PART_FIELDS.contact) }
    case 'signatory':
      return { part, ...typedIn(form, PART_FIELDS.signatory) }
    case 'invoice':
      return { part, ...typedIn(form, PART_FIELDS.invoice) }
    case 'glasses':
      return { part, ...typedIn(form, PART_FIELDS.glasses) }
  }
}

async function sendLink(client: ShopClient, form: FormData) {
  const sent = await outcomeOf(client.sendAgreementLink({ body: { email: text(form, 'email') } }))
  if (sent.ok) return answer({ show: 'link', sentTo: sent.value.email, problem: null })
  return refused(sent, { show: 'link', sentTo: null, problem: sent.fields['email'] ?? sent.message })
}

async function resume(client: ShopClient, form: FormData) {
  const opened = await outcomeOf(client.resumeAgreement({ body: { token: text(form, 'token') } }))
  if (opened.ok) throw redirect(stepAddress(opened.value.data.nextStep), 303)
  return refused(opened, { show: 'draft', problem: opened.message })
}

async function signByLetter(client: ShopClient, form: FormData) {
  const params = { id: text(form, 'id') }
  const body = { method: 'e-mail' as const, authority: text(form, 'authority') }
  const begun = await outcomeOf(client.signAgreement({ params, body }))
  if (!begun.ok)
    return refused(begun, { show: 'sign', sentTo: null, problem: begun.fields['authority'] ?? begun.message })
  return answer({ show: 'sign', sentTo: begun.value.method === 'e-mail' ? begun.value.email : '', problem: null })
}

async function confirm(client: ShopClient, form: FormData) {
  const signed = await outcomeOf(client.confirmAgreement({ params: { token: text(form, 'token') }, body: {} }))
  if (signed.ok) return answer({ show: 'confirm', signed: true, problem: null })
  return refused(signed, { show: 'confirm', signed: false, problem: signed.message })
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

function answer(value: AgreementAnswer, status = 200) {
  return data(value, { status })
}

function refused({ code }: Extract<Outcome<unknown>, { readonly ok: false }>, value: AgreementAnswer) {
  return answer(value, code === 'network' ? 503 : httpStatus(code))
}
