import { DELIVERY_REFUSAL_MESSAGES, type DeliveryRefusal } from '@klarsikt/core/e-invoice'
import * as eInvoiceLetterMessages from '@klarsikt/core/messages/e-invoice-letter'
import type { Executor } from '@klarsikt/server/database'
import { type EnqueueDeps, type LetterTemplate, enqueueLetter } from '../../platform/index.js'
import { type InvoiceLetter, letter, letterData, type LetterFacts, toPay } from './letter-parts.js'

type ByMail = { readonly refusal: DeliveryRefusal; readonly bankgiro: string | null }

const byMail: LetterTemplate<InvoiceLetter & ByMail> = {
  name: 'e-invoice-by-mail',
  render: (data, context) => {
    const { highlight, rows } = toPay(data)
    return letter(data, context, {
      subject: eInvoiceLetterMessages.byMailSubject(data),
      text: eInvoiceLetterMessages.byMailText({ reason: DELIVERY_REFUSAL_MESSAGES[data.refusal]() }),
      highlight,
      rows: [
        ...(data.bankgiro === null ? [] : [{ text: eInvoiceLetterMessages.bankgiro(), amount: data.bankgiro }]),
        ...rows,
      ],
    })
  },
}

export const deliveryLetters = [byMail] as const

/** Sends an invoice that did not reach the customer's bank by e-mail, with the reason. */
export async function sendByMail(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts,
  { left, ...why }: ByMail & { readonly left: number },
): Promise<void> {
  const data = { ...letterData(invoice, left), ...why }
  await enqueueLetter(deps, tx, { template: byMail, to: invoice.receiver.email, data, key: invoice.number })
}
