import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import type { Executor } from '@klarsikt/server/database'
import { type EnqueueDeps, type LetterTemplate, enqueueLetter } from '../../platform/index.js'
import { facts, type InvoiceLetter, letter, letterData, type LetterFacts, toPay } from './letter-parts.js'

type CollectionLetter = InvoiceLetter & { readonly agency: string }

const collected: LetterTemplate<CollectionLetter> = {
  name: 'invoice-collected',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.collectedSubject(data),
      text: invoiceLetterMessages.collectedText(data),
      rows: facts(data),
    }),
}

const withdrawn: LetterTemplate<CollectionLetter> = {
  name: 'invoice-collection-withdrawn',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.withdrawnSubject(data),
      text: invoiceLetterMessages.withdrawnText(data),
      ...toPay(data),
    }),
}

export const collectionLetters = [collected, withdrawn] as const

type Handed = { readonly left: number; readonly agency: string }
type Send = (deps: EnqueueDeps, tx: Executor, invoice: LetterFacts, handed: Handed) => Promise<void>

const sender =
  (template: LetterTemplate<CollectionLetter>): Send =>
  async (deps, tx, invoice, { left, agency }) => {
    const data = { ...letterData(invoice, left), agency }
    await enqueueLetter(deps, tx, { template, to: invoice.receiver.email, data, key: invoice.number })
  }

/** Sends the letter that says which agency collects an invoice. */
export const sendCollected = sender(collected)

/** Sends the letter that says that the agency has given an invoice back, so it is open again. */
export const sendCollectionWithdrawn = sender(withdrawn)
