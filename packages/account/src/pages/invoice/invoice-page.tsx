import type { Invoice } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { INVOICE_TYPE_MESSAGES } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as pageMessages from '@klarsikt/core/messages/page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { AccountPage } from '../../layout/account-page.js'
import { DownloadLink } from '../../layout/download-link.js'
import styles from '../../layout/account-page.module.css'

/** One invoice: its amounts, dates and number, what has become of the payment, and its PDF [ROUTE-020, INV-001]. */
export function InvoicePage({ data: invoice }: { readonly data: Invoice }) {
  const { id, subId, orderNumber } = invoice
  const title = pageMessages.accountFinanceDetails({ invoiceNumber: id })
  const trail = [
    { label: pageMessages.accountFinance(), href: href('account-finance') },
    { label: title, href: href('account-finance-details', { id, subId }) },
  ]
  return (
    <AccountPage section="account-finance" title={title} trail={trail}>
      <div className={styles.block}>
        <p>
          <InvoiceBadge status={invoice.status} />
        </p>
        <p>{outlookOf(invoice)}</p>
        <DescriptionList
          items={[
            { term: invoiceMessages.originalAmount(), value: formatPrice(invoice.originalAmount) },
            { term: invoiceMessages.amountLeft(), value: formatPrice(invoice.amountLeft) },
            { term: invoiceMessages.created(), value: dayText(invoice.createdOn) },
            { term: invoiceMessages.dueDate(), value: dayText(invoice.dueOn) },
            { term: invoiceMessages.ocr(), value: invoice.ocr },
            { term: accountFinanceMessages.type(), value: INVOICE_TYPE_MESSAGES[invoice.type]() },
            {
              term: accountFinanceMessages.order(),
              value: <Link href={href('account-order', { orderId: orderNumber })}>{orderNumber}</Link>,
            },
          ]}
        />
        {invoice.pdf !== null && (
          <p>
            <DownloadLink href={invoice.pdf}>{accountOrderMessages.receipt()}</DownloadLink>
          </p>
        )}
      </div>
      <section className={styles.block} aria-labelledby="invoice-payment">
        <h2 id="invoice-payment">{accountFinanceMessages.how()}</h2>
        <ul className={styles.list}>
          {invoice.tenders.map(({ name, amount }, index) => (
            // Two gift cards have one name.
            <li key={index} className={styles.row}>
              <span>{name}</span>
              <span className="ks-tabular">{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  )
}

/** What the customer has to do, or that it is nothing. */
function outlookOf({ status }: Invoice): string {
  if (status === 'paymentReserved') return accountFinanceMessages.reserved()
  if (status === 'paymentInProgress') return accountFinanceMessages.inProgress()
  return status === 'ended' ? accountFinanceMessages.ended() : accountFinanceMessages.nothingLeft()
}
