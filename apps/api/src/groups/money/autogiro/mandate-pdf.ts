import { type BankAccount, DEBIT_NOTICE_WORKING_DAYS, MANDATE_TERMS_VERSION } from '@klarsikt/core/autogiro'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as documentMessages from '@klarsikt/core/messages/autogiro-document'
import { SHOP } from '@klarsikt/shop-config'
import type { AutogiroPayee } from '../../../providers/autogiro/port.js'
import type { Customer } from '../../person/index.js'
import { drawPdf, drawRule, drawTable } from '../../platform/index.js'

const COLUMNS = [{ share: 0.4 }, { share: 0.6 }] as const

type Drawn = {
  readonly customer: Pick<Customer, 'number' | 'profile'>
  readonly account: BankAccount
  readonly payee: AutogiroPayee
  readonly at: Date
}

/**
 * Draws the mandate for the signature, with the terms that the banks require. The same content on the same day gives
 * the same bytes.
 */
export function drawMandate({ customer, account, payee, at }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const { firstName, lastName } = customer.profile
  return drawPdf({
    title: documentMessages.heading(),
    at,
    draw(page) {
      page.font('bold').fontSize(20).text(documentMessages.heading()).fontSize(10).font('regular').moveDown()
      drawTable(
        page,
        COLUMNS,
        [
          [
            documentMessages.payee(),
            `${SHOP.seller.name}, ${SHOP.seller.organisationNumber}, ${postalPlace(SHOP.seller)}`,
          ],
          [documentMessages.bankgiro(), payee.bankgiro],
          [documentMessages.payer(), `${firstName} ${lastName}`],
          [documentMessages.customerNumber(), customer.number],
          [documentMessages.bank(), account.bank],
          [documentMessages.account(), `${account.clearing}, ${account.number}`],
          [documentMessages.day(), dayText(stockholmDate(at))],
        ].map((cells) => ({ cells })),
      )
      drawRule(page)
      page
        .font('bold')
        .fontSize(12)
        .text(documentMessages.terms({ version: MANDATE_TERMS_VERSION }))
      page.fontSize(10).font('regular').moveDown(0.4)
      for (const text of [
        documentMessages.termConsent(),
        documentMessages.termNotice({ days: DEBIT_NOTICE_WORKING_DAYS }),
        documentMessages.termCover(),
        documentMessages.termStop(),
        documentMessages.termRevoke(),
        documentMessages.termEnd(),
        documentMessages.proof(),
      ])
        page.text(text).moveDown(0.6)
    },
  })
}
