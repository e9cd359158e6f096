import type { Invoice } from '@klarsikt/contract/shop/types'
import { isDebitOpen } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import { hasAmountLeft, isPayableOnline, NO_SUBSCRIPTION } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as shared } from '@klarsikt/page-kit/frame'
import styles from './finance.module.css'

/** Shows one invoice in the list. Paid and unpaid invoices look the same. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { id, status, originalAmount, amountLeft } = invoice
  return (
    <li className={styles.row}>
      <span className={shared.facts}>
        <Link variant="standalone" arrow href={pageOf(invoice)}>
          {accountFinanceMessages.invoice({ invoiceNumber: id })}
        </Link>
        <span className="ks-text-muted">{dayOf(invoice)}</span>
      </span>
      <span className={styles.sum}>
        <InvoiceBadge status={status} />
        <span className={styles.amounts}>
          <span className="ks-tabular">{formatPrice(originalAmount)}</span>
          {amountLeft > 0 && amountLeft < originalAmount && (
            <span className="ks-text-muted ks-tabular">
              {accountFinanceMessages.left({ amount: formatPrice(amountLeft) })}
            </span>
          )}
        </span>
      </span>
    </li>
  )
}

/** Returns the path of the invoice's page. The path for an invoice of a subscription names the subscription. */
function pageOf({ id, subId, source }: Invoice): string {
  if (subId === NO_SUBSCRIPTION) return href('account-finance-details', { id, subId })
  const params = { financeTypeId: source, id, subscriptionId: subId }
  return href('account-subscription-glasses-finance-invoice-id', params)
}

/** Says the due day where there is something to pay, and otherwise the day when the invoice was made. */
function dayOf({ status, overdue, dueOn, createdOn, debit }: Invoice): string {
  if (!hasAmountLeft(status)) return accountFinanceMessages.created({ day: dayText(createdOn) })
  if (debit && isDebitOpen(debit.state)) return accountFinanceMessages.debitRow({ day: dayText(debit.on) })
  if (debit?.payBy && isPayableOnline(status)) return accountFinanceMessages.due({ day: dayText(debit.payBy) })
  const day = dayText(dueOn)
  // The due day may have passed. The row does not say "overdue", since this invoice cannot be paid here.
  if (!isPayableOnline(status)) return accountFinanceMessages.dueDay({ day })
  return overdue ? accountFinanceMessages.overdue({ day }) : accountFinanceMessages.due({ day })
}
