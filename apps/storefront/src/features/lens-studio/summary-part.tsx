import type { ReactNode } from 'react'
import styles from './lens-studio.module.css'

interface SummaryPartProps {
  readonly title: string
  /** A link back to the choice. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

export function SummaryPart({ title, end, children }: SummaryPartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partHead}>
        <h3 className={styles.partTitle}>{title}</h3>
        {end}
      </div>
      {children}
    </section>
  )
}
