import type { ElementType, ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** Why it is empty. */
  readonly children?: ReactNode
  /** What to do instead: at least one link or button. */
  readonly actions: ReactNode
  /** Decoration, 40 px; leave its label out. */
  readonly icon?: ReactNode
  /** Its level in the page's outline: 1 when it is all there is on the page. */
  readonly headingLevel?: 1 | 2 | 3
}

/** Replaces an empty list: what is missing, why, and what to do instead. */
export function EmptyState({ title, children, actions, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading: ElementType = `h${headingLevel}`
  return (
    <div className={styles.root}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
