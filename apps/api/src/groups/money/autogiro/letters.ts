import { MANDATE_REASON_MESSAGES, type MandateReason, maskedAccount } from '@klarsikt/core/autogiro'
import * as autogiroLetterMessages from '@klarsikt/core/messages/autogiro-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import { findCustomer } from '../../person/index.js'
import {
  type LetterContent,
  type LetterContext,
  type LetterStep,
  type LetterTemplate,
  enqueueLetter,
  writeLetter,
} from '../../platform/index.js'
import type { MandateRow } from '../mandate/find.js'
import { openAccount, openDocument } from '../mandate/sealed.js'

type LetterDeps = Pick<Deps, 'encryption' | 'clock'>
type MandateLetter = { readonly firstName: string; readonly account: string; readonly reason: string }
/** With the signed mandate in base64. */
type SignedLetter = MandateLetter & { readonly document: string }

type Content = { readonly subject: string; readonly text: string; readonly steps?: readonly LetterStep[] }

function mandateLetter(
  { firstName }: MandateLetter,
  { shopUrl }: LetterContext,
  { subject, text, steps = [] }: Content,
): LetterContent {
  return writeLetter({
    title: subject,
    greeting: letterMessages.hello({ name: firstName }),
    texts: [text],
    steps,
    link: { url: shopUrl + encodedHref('account-autogiro'), text: autogiroLetterMessages.show() },
  })
}

const signed: LetterTemplate<SignedLetter> = {
  name: 'autogiro-signed',
  render: (data, context) => ({
    ...mandateLetter(data, context, {
      subject: autogiroLetterMessages.signedSubject(),
      text: autogiroLetterMessages.signedText(data),
      steps: [
        { text: autogiroLetterMessages.signedStepSigned(), hasHappened: true },
        { text: autogiroLetterMessages.signedStepBank(), hasHappened: false },
        { text: autogiroLetterMessages.signedStepDraw(), hasHappened: false },
      ],
    }),
    attachments: [
      { filename: 'autogiro.pdf', content: data.document, contentType: 'application/pdf', encoding: 'base64' as const },
    ],
  }),
}

const active: LetterTemplate<MandateLetter> = {
  name: 'autogiro-active',
  render: (data, context) =>
    mandateLetter(data, context, {
      subject: autogiroLetterMessages.activeSubject(),
      text: autogiroLetterMessages.activeText(data),
    }),
}

const ENDED = {
  refuse: {
    name: 'autogiro-refused',
    render: (data, context) =>
      mandateLetter(data, context, {
        subject: autogiroLetterMessages.refusedSubject(),
        text: autogiroLetterMessages.refusedText(data),
      }),
  },
  revoke: {
    name: 'autogiro-revoked',
    render: (data, context) =>
      mandateLetter(data, context, {
        subject: autogiroLetterMessages.revokedSubject(),
        text: autogiroLetterMessages.revokedText(data),
      }),
  },
} as const satisfies Record<string, LetterTemplate<MandateLetter>>

export const mandateLetters = [signed, active, ENDED.refuse, ENDED.revoke] as const

/** Sends the customer the signed mandate. */
export async function sendMandateSigned(deps: LetterDeps, tx: Executor, mandateRow: MandateRow): Promise<void> {
  const document =
    mandateRow.document === null
      ? ''
      : Buffer.from(openDocument(deps.encryption, mandateRow.document)).toString('base64')
  await send(deps, tx, mandateRow, (data) => ({ template: signed, data: { ...data, document } }))
}

/** Says that the bank has accepted the mandate. */
export async function sendMandateActive(deps: LetterDeps, tx: Executor, mandateRow: MandateRow): Promise<void> {
  await send(deps, tx, mandateRow, (data) => ({ template: active, data }))
}

/** Says that the mandate has ended, and why. */
export async function sendMandateEnded(
  deps: LetterDeps,
  tx: Executor,
  mandateRow: MandateRow,
  { action, reason }: { readonly action: 'refuse' | 'revoke'; readonly reason: MandateReason },
): Promise<void> {
  const text = MANDATE_REASON_MESSAGES[reason]()
  await send(deps, tx, mandateRow, (data) => ({ template: ENDED[action], data: { ...data, reason: text } }))
}

/** Sends a letter about a mandate, unless the account is erased. */
async function send<Data extends MandateLetter>(
  deps: LetterDeps,
  tx: Executor,
  { id, customerId, account }: MandateRow,
  letterOf: (data: MandateLetter) => { readonly template: LetterTemplate<Data>; readonly data: Data },
): Promise<void> {
  const customer = customerId === null ? null : await findCustomer(tx, deps.encryption, customerId)
  if (!customer) return
  const { firstName, email } = customer.profile
  const masked = account === null ? '' : maskedAccount(openAccount(deps.encryption, account))
  await enqueueLetter(deps, tx, { ...letterOf({ firstName, account: masked, reason: '' }), to: email, key: id })
}
