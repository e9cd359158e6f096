import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[]
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
