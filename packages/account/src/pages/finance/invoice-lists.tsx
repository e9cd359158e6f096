import type { Invoice } from '@klarsikt/contract/shop/types'
import { hasAmountLeft } from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { InvoiceRow } from './invoice-row.js'

/** Number of settled invoices that are shown at once. The older ones are in a disclosure, to keep the page short. */
const SHOWN_INVOICES_COUNT = 5

/** Lists the invoices with an amount left first, and the settled ones below. */
export function InvoiceLists({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const open = invoices.filter(({ status }) => hasAmountLeft(status))
  const rest = invoices.filter(({ status }) => !hasAmountLeft(status))
  const older = rest.slice(SHOWN_INVOICES_COUNT)
  return (
    <>
      {open.length > 0 && (
        <section className={styles.block} aria-labelledby="finance-open">
          <h2 id="finance-open">{accountFinanceMessages.toPay()}</h2>
          <Rows invoices={open} />
        </section>
      )}
      {rest.length > 0 && (
        <section className={styles.block} aria-labelledby="finance-rest">
          <h2 id="finance-rest">{accountFinanceMessages.nothingToPay()}</h2>
          <Rows invoices={rest.slice(0, SHOWN_INVOICES_COUNT)} />
          {older.length > 0 && (
            <Disclosure title={accountFinanceMessages.older({ count: older.length })}>
              <Rows invoices={older} />
            </Disclosure>
          )}
        </section>
      )}
    </>
  )
}

function Rows({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <ul className={styles.list}>
      {invoices.map((invoice) => (
        <InvoiceRow key={`${invoice.id}/${invoice.subId}`} invoice={invoice} />
      ))}
    </ul>
  )
}
