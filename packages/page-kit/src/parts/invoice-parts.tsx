import type { Invoice } from '@klarsikt/contract/shop/types'
import { DEBIT_STATE_MESSAGES } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { formatPrice } from '@klarsikt/core/money'
import { DownloadLink } from '../frame/download-link.js'
import styles from '../frame/page.module.css'

/** Lists the rows of an invoice. */
export function InvoiceLines({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <section className={styles.block} aria-labelledby="invoice-lines">
      <h2 id="invoice-lines">{accountFinanceMessages.lines()}</h2>
      <ul className={styles.list}>
        {lines.map(({ name, quantity, unitPrice }, index) => (
          // Two rows can be equal, so only the index is a unique key.
          <li key={index} className={styles.row}>
            <span className={styles.facts}>
              <span>{name}</span>
              <span className="ks-text-muted">
                {accountFinanceMessages.quantity({ quantity, price: formatPrice(unitPrice) })}
              </span>
            </span>
            <span className="ks-tabular">{formatPrice(Math.round(unitPrice * 100 * quantity) / 100)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the payments of an invoice with the means and the day of each. */
export function InvoicePayments({ payments }: Pick<Invoice, 'payments'>) {
  return (
    <section className={styles.block} aria-labelledby="invoice-payment">
      <h2 id="invoice-payment">{accountFinanceMessages.payments()}</h2>
      {payments.length === 0 ? (
        <p>{accountFinanceMessages.noPayments()}</p>
      ) : (
        <ul className={styles.list}>
          {payments.map(({ name, amount, on }, index) => (
            // Two gift cards have the same name, so only the index is a unique key.
            <li key={index} className={styles.row}>
              <span>{accountFinanceMessages.paidOn({ means: name, day: dayText(on) })}</span>
              <span className="ks-tabular">{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Returns the fees of reminders, as one row in a list of facts. Returns no row when there are no fees. */
export function reminderFeesOf({ reminderFees }: Pick<Invoice, 'reminderFees'>) {
  return reminderFees > 0 ? [{ term: accountFinanceMessages.reminderFees(), value: formatPrice(reminderFees) }] : []
}

/** Lists the credit notes of an invoice with the reason of each. Shows nothing when there are none. */
export function CreditNotes({ creditNotes }: Pick<Invoice, 'creditNotes'>) {
  if (creditNotes.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="invoice-credit">
      <h2 id="invoice-credit">{accountFinanceMessages.creditNotes()}</h2>
      <ul className={styles.list}>
        {creditNotes.map(({ id, amount, reason, on, pdf }) => (
          <li key={id} className={styles.row}>
            <span className={styles.facts}>
              <span>{reason}</span>
              <span className="ks-text-muted">
                {accountFinanceMessages.creditNote({ number: id, day: dayText(on) })}
              </span>
              {pdf !== null && (
                <DownloadLink href={pdf}>{accountFinanceMessages.creditNotePdf({ number: id })}</DownloadLink>
              )}
            </span>
            <span className="ks-tabular">{formatPrice(-amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the bank debit of an invoice as a fact for staff, with the bank's reason if it refused the debit. */
export function debitOf({ debit }: Pick<Invoice, 'debit'>): { readonly term: string; readonly value: string }[] {
  if (debit === null) return []
  const facts = [dayText(debit.on), formatPrice(debit.amount), DEBIT_STATE_MESSAGES[debit.state]()]
  return [
    { term: accountFinanceMessages.debitDay(), value: [...facts, debit.refusal ?? ''].filter(Boolean).join(', ') },
  ]
}
