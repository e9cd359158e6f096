import { SELLER } from '@klarsikt/core/markets'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { PrintedInvoice } from './printed-invoice.js'

/** Version of the format, and what it calls an invoice. */
const FORMAT = { uqr: 1, tp: 1 } as const

/**
 * What a bank's app reads from the QR code of an invoice, in the format UsingQR that Swedish banks share: whom to pay, what and by
 * when. Null where there is nothing to transfer, or nowhere.
 */
export function paymentQr({
  bankgiro,
  left,
  ocr,
  createdOn,
  dueOn,
}: Pick<PrintedInvoice, 'bankgiro' | 'left' | 'ocr' | 'createdOn' | 'dueOn'>): string | null {
  if (bankgiro === null || left <= 0) return null
  return JSON.stringify({
    ...FORMAT,
    nme: SELLER.name,
    cc: 'SE',
    cid: SELLER.organisationNumber,
    iref: ocr,
    idt: createdOn.replaceAll('-', ''),
    ddt: dueOn.replaceAll('-', ''),
    due: kronor(wholeOre(left)),
    cur: 'SEK',
    pt: 'BG',
    acc: bankgiro,
  })
}
