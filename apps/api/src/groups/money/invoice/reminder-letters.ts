import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { interestFrom, LATE_INTEREST_POINTS, type ReminderStep } from '@klarsikt/core/invoice'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { type EnqueueDeps, type LetterTemplate, enqueueLetter } from '../../platform/index.js'
import type { InvoiceRow } from './find.js'
import { type InvoiceLetter, letter, letterData, type LetterFacts, toPay } from './letter-parts.js'

type ReminderLetter = InvoiceLetter & {
  /** The fee that this letter adds to the invoice; null when it has none. */
  readonly fee: string | null
  readonly interestOn: PlainDate
}

const reminder = (
  name: string,
  subject: (of: { readonly number: string }) => string,
  text: (of: { readonly day: string }) => string,
): LetterTemplate<ReminderLetter> => ({
  name,
  render: (data, context) => {
    const { highlight, rows } = toPay(data)
    const interest = { day: dayText(data.interestOn), points: LATE_INTEREST_POINTS }
    return letter(data, context, {
      subject: subject(data),
      text: `${text({ day: dayText(data.dueOn) })} ${invoiceLetterMessages.interest(interest)}`,
      highlight,
      rows: [...(data.fee === null ? [] : [{ text: invoiceLetterMessages.reminderFee(), amount: data.fee }]), ...rows],
    })
  },
})

const REMINDERS: Readonly<Record<ReminderStep, LetterTemplate<ReminderLetter>>> = {
  reminder: reminder('invoice-overdue', invoiceLetterMessages.overdueSubject, invoiceLetterMessages.overdueText),
  'second-reminder': reminder(
    'invoice-second-reminder',
    invoiceLetterMessages.secondReminderSubject,
    invoiceLetterMessages.secondReminderText,
  ),
  'last-reminder': reminder(
    'invoice-last-reminder',
    invoiceLetterMessages.lastReminderSubject,
    invoiceLetterMessages.lastReminderText,
  ),
}

export const reminderLetters = [REMINDERS.reminder, REMINDERS['second-reminder'], REMINDERS['last-reminder']] as const

export const creditLetter: LetterTemplate<InvoiceLetter & { readonly creditNote: string; readonly reason: string }> = {
  name: 'invoice-credited',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.creditedSubject(data),
      text: invoiceLetterMessages.creditedText({ reason: data.reason }),
      rows: [
        { text: invoiceLetterMessages.creditNote(), amount: data.creditNote },
        { text: invoiceLetterMessages.creditedAmount(), amount: data.amount, strong: true },
      ],
    }),
}

/** Sends the reminder of an overdue invoice, with what is left to pay and the fee of this letter. */
export async function sendReminder(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts & Pick<InvoiceRow, 'createdOn'>,
  { step, fee, left }: { readonly step: ReminderStep; readonly fee: number; readonly left: number },
): Promise<void> {
  const data = {
    ...letterData(invoice, left),
    fee: fee === 0 ? null : formatOre(wholeOre(fee)),
    interestOn: interestFrom(invoice),
  }
  const key = `${invoice.number}:${step}`
  await enqueueLetter(deps, tx, { template: REMINDERS[step], to: invoice.receiver.email, data, key })
}

/** Sends the letter about a credit note, with the amount and the reason. */
export async function sendCreditNote(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts,
  { number, amount, reason }: { readonly number: string; readonly amount: number; readonly reason: string },
): Promise<void> {
  const data = { ...letterData(invoice, amount), creditNote: number, reason }
  await enqueueLetter(deps, tx, { template: creditLetter, to: invoice.receiver.email, data, key: number })
}
