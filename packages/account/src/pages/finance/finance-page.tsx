import type { Invoice } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as pageMessages from '@klarsikt/core/messages/page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Link } from '@klarsikt/design-system/link'
import { InvoiceBadge } from '@klarsikt/design-system/status-badge'
import { AccountPage } from '../../layout/account-page.js'
import styles from '../../layout/account-page.module.css'

/** Every invoice with what has become of its payment, and how the customer pays [ROUTE-019]. */
export function FinancePage({ data }: { readonly data: readonly Invoice[] }) {
  return (
    <AccountPage section="account-finance" title={pageMessages.accountFinance()}>
      {data.length === 0 ? (
        <EmptyState
          title={accountMessages.invoicesEmpty()}
          actions={<ButtonLink href={href('home')}>{accountFinanceMessages.shop()}</ButtonLink>}
        >
          <p>{accountFinanceMessages.emptyText()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map((invoice) => (
            <InvoiceRow key={`${invoice.id}/${invoice.subId}`} invoice={invoice} />
          ))}
        </ul>
      )}
      <section className={styles.block} aria-labelledby="finance-means">
        <h2 id="finance-means">{accountFinanceMessages.means()}</h2>
        <p>{accountFinanceMessages.meansText()}</p>
      </section>
    </AccountPage>
  )
}

function InvoiceRow({ invoice: { id, subId, createdOn, status, originalAmount } }: { readonly invoice: Invoice }) {
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <Link variant="standalone" arrow href={href('account-finance-details', { id, subId })}>
          {accountFinanceMessages.invoice({ invoiceNumber: id })}
        </Link>
        <span className="ks-text-muted">{accountFinanceMessages.created({ day: dayText(createdOn) })}</span>
      </span>
      <span className={styles.sum}>
        <InvoiceBadge status={status} />
        <span className="ks-tabular">{formatPrice(originalAmount)}</span>
      </span>
    </li>
  )
}
