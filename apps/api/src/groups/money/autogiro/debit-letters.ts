import { DEBIT_REFUSAL_MESSAGES, type DebitRefusal } from '@klarsikt/core/autogiro'
import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import * as autogiroLetterMessages from '@klarsikt/core/messages/autogiro-letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type LetterTemplate, enqueueLetter } from '../../platform/index.js'
import { type InvoiceLetter, letter, letterData, type LetterFacts, toPay } from '../invoice/letter-parts.js'

type PlannedLetter = InvoiceLetter & { readonly debitOn: PlainDate }
type RefusedLetter = InvoiceLetter & {
  readonly refusal: DebitRefusal
  readonly payBy: PlainDate
  readonly bankgiro: string | null
}

const planned: LetterTemplate<PlannedLetter> = {
  name: 'debit-planned',
  render: (data, context) => {
    const day = dayText(data.debitOn)
    return letter(data, context, {
      subject: autogiroLetterMessages.plannedSubject({ number: data.number, day }),
      text: autogiroLetterMessages.plannedText({ amount: data.amount, day }),
      highlight: { label: autogiroLetterMessages.plannedAmount(), value: data.amount, details: [day] },
      rows: [],
    })
  },
}

const refused: LetterTemplate<RefusedLetter> = {
  name: 'debit-refused',
  render: (data, context) => {
    const words = { reason: DEBIT_REFUSAL_MESSAGES[data.refusal](), day: dayText(data.payBy) }
    return letter(data, context, {
      subject: autogiroLetterMessages.debitRefusedSubject(data),
      text: autogiroLetterMessages.debitRefusedText(words),
      ...payInstead(data),
    })
  },
}

type TakenBackLetter = InvoiceLetter & {
  readonly takenBack: string
  readonly payBy: PlainDate
  readonly bankgiro: string | null
}

const takenBack: LetterTemplate<TakenBackLetter> = {
  name: 'debit-taken-back',
  render: (data, context) =>
    letter(data, context, {
      subject: autogiroLetterMessages.takenBackSubject(data),
      text: autogiroLetterMessages.takenBackText({ amount: data.takenBack, day: dayText(data.payBy) }),
      ...payInstead(data),
    }),
}

/** How to pay instead: where, how much and by when. */
function payInstead({ bankgiro, ...data }: InvoiceLetter & Pick<TakenBackLetter, 'payBy' | 'bankgiro'>) {
  const { highlight, rows } = toPay({ ...data, dueOn: data.payBy })
  const account = bankgiro === null ? [] : [{ text: autogiroLetterMessages.bankgiro(), amount: bankgiro }]
  return { highlight, rows: [...account, ...rows] }
}

export const debitLetters = [planned, refused, takenBack] as const

type LetterDeps = Pick<Deps, 'encryption' | 'clock'>

/** Says what will be drawn and when, as the terms of autogiro promise. */
export async function sendDebitPlanned(
  deps: LetterDeps,
  tx: Executor,
  invoice: LetterFacts,
  { amount, debitOn }: { readonly amount: number; readonly debitOn: PlainDate },
): Promise<void> {
  const data = { ...letterData(invoice, amount), debitOn }
  await enqueueLetter(deps, tx, { template: planned, to: invoice.receiver.email, data, key: invoice.number })
}

type Refused = {
  readonly left: number
  readonly refusal: DebitRefusal
  readonly payBy: PlainDate
  readonly bankgiro: string | null
}

/** Says why nothing was drawn, and how and by when to pay the invoice instead. */
export async function sendDebitRefused(
  deps: LetterDeps,
  tx: Executor,
  invoice: LetterFacts,
  { left, ...refusal }: Refused,
): Promise<void> {
  const data = { ...letterData(invoice, left), ...refusal }
  await enqueueLetter(deps, tx, { template: refused, to: invoice.receiver.email, data, key: invoice.number })
}

type TakenBack = {
  /** In öre: what is left to pay, and the part of it that was taken back. */
  readonly left: number
  readonly amount: number
  readonly payBy: PlainDate
  readonly bankgiro: string | null
}

/** Says that the payer's bank has taken a debit back, and how and by when to pay the invoice instead. */
export async function sendDebitTakenBack(
  deps: LetterDeps,
  tx: Executor,
  invoice: LetterFacts,
  { left, amount, payBy, bankgiro }: TakenBack,
): Promise<void> {
  const data = { ...letterData(invoice, left), takenBack: formatOre(wholeOre(amount)), payBy, bankgiro }
  await enqueueLetter(deps, tx, { template: takenBack, to: invoice.receiver.email, data, key: invoice.number })
}
