import type { Invoice } from '@klarsikt/contract/shop/types'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { AccountPage } from '../../layout/account-page.js'
import { InvoiceRow } from './invoice-row.js'
import styles from '../../layout/account-page.module.css'

/** Every invoice with what is left of it and what has become of its payment, and how the customer pays [ROUTE-019]. */
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
