import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.js'
import styles from './print-page.module.css'

export interface PrintAmount {
  readonly term: string
  readonly value: ReactNode
  /** The line that everything above leads to. */
  readonly strong?: boolean
}

export interface PrintTotalsProps {
  readonly rows: readonly PrintAmount[]
}

/** Sums under the lines of a document, at their end. */
export function PrintTotals({ rows }: PrintTotalsProps) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ term, value, strong = false }) => (
        <div key={term} className={cx(styles.amount, strong && styles.strong)}>
          <dt>{term}</dt>
          <dd className={styles.number}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface PrintFact {
  readonly term: string
  readonly value: ReactNode
}

export interface PrintBoxProps {
  readonly title: string
  readonly items: readonly PrintFact[]
  /** A line under the facts, for example what happens after the due date. */
  readonly children?: ReactNode
}

/** What has to be copied from the paper: bankgiro, OCR number, amount, due date. Framed, large, and never split. */
export function PrintBox({ title, items, children }: PrintBoxProps) {
  return (
    <section className={styles.frame}>
      <h2 className={styles.blockTitle}>{title}</h2>
      <dl className={styles.facts}>
        {items.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.copy}>{value}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className={styles.note}>{children}</div>}
    </section>
  )
}
