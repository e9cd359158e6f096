import { kronor, wholeOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import type { PrintedInvoice } from './printed-invoice.js'

/** The version of the format, and its type for an invoice. */
const FORMAT = { uqr: 1, tp: 1 } as const

/**
 * The text of an invoice's QR code for banking apps, in the format UsingQR of the Swedish banks; null when there is
 * nothing to pay or no bankgiro.
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
    nme: SHOP.seller.name,
    cc: 'SE',
    cid: SHOP.seller.organisationNumber,
    iref: ocr,
    idt: createdOn.replaceAll('-', ''),
    ddt: dueOn.replaceAll('-', ''),
    due: kronor(wholeOre(left)),
    cur: 'SEK',
    pt: 'BG',
    acc: bankgiro,
  })
}
