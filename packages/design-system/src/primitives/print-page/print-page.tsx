import { type ElementType, type ReactNode, useId } from 'react'
import type { PrintFact } from './print-parts.js'
import styles from './print-page.module.css'

export { PrintButton, type PrintButtonProps } from './print-button.js'
export {
  type PrintAmount,
  PrintBox,
  type PrintBoxProps,
  type PrintFact,
  PrintTotals,
  type PrintTotalsProps,
} from './print-parts.js'

export interface PrintBlock {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PrintPageProps {
  /** The kind of document: `Orderbekräftelse`, `Faktura`. */
  readonly title: string
  /** Its number, as the customer will say it on the phone. */
  readonly number?: string | undefined
  readonly logo: ReactNode
  /** To whom it goes, and where the goods go when that is elsewhere. */
  readonly addresses?: readonly PrintBlock[]
  /** Dates and references in pairs. */
  readonly meta?: readonly PrintFact[]
  /** The lines of the document; a `Table` with `layout="stack"` reads well on a phone too. */
  readonly children?: ReactNode
  /** Sums: `PrintTotals`. */
  readonly totals?: ReactNode
  /** After the sums: `PrintBox` with what is to be paid, terms, thanks. */
  readonly notes?: ReactNode
  /** Company details at the foot: address, contact, bankgiro, organisation number. */
  readonly footer: readonly PrintBlock[]
  /** Above the sheet on the screen and never on paper: `PrintButton`, a link back. */
  readonly actions?: ReactNode
  readonly headingLevel?: 1 | 2
}

/**
 * A document on paper: A4 with margins when it is printed or saved as PDF, a sheet on the screen, one column on a phone.
 * Always light, also in the dark theme: it is paper. The page leaves everything around it out of print, with
 * `ks-no-print`.
 */
export function PrintPage({
  title,
  number,
  logo,
  addresses = [],
  meta = [],
  children,
  totals,
  notes,
  footer,
  actions,
  headingLevel = 1,
}: PrintPageProps) {
  const id = useId()
  const Heading: ElementType = `h${headingLevel}`
  return (
    <div className={styles.root}>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <article className={styles.sheet} aria-labelledby={id} data-theme="light">
        <div className={styles.head}>
          <div className={styles.logo}>{logo}</div>
          <Heading id={id} className={styles.title}>
            {title}
            {number !== undefined && (
              <>
                {' '}
                <span className={styles.documentNumber}>{number}</span>
              </>
            )}
          </Heading>
        </div>
        {(addresses.length > 0 || meta.length > 0) && (
          <div className={styles.about}>
            {addresses.map((address) => (
              <Block key={address.title} block={address} />
            ))}
            {meta.length > 0 && (
              <dl className={styles.meta}>
                {meta.map(({ term, value }) => (
                  <div key={term} className={styles.fact}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
        {children !== undefined && <div>{children}</div>}
        {totals}
        {notes !== undefined && <div className={styles.notes}>{notes}</div>}
        <footer className={styles.foot}>
          {footer.map((block) => (
            <Block key={block.title} block={block} />
          ))}
        </footer>
      </article>
    </div>
  )
}

function Block({ block }: { readonly block: PrintBlock }) {
  return (
    <div className={styles.block}>
      <p className={styles.term}>{block.title}</p>
      <address className={styles.address}>
        {block.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}
