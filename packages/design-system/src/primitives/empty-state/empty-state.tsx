import type { ElementType, ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** The reason why it is empty. */
  readonly children?: ReactNode
  /** At least one link or button that leads on. */
  readonly actions: ReactNode
  /** A decorative icon of 40 px, without a label. */
  readonly icon?: ReactNode
  /** Level of the heading: 1 if there is nothing else on the page. */
  readonly headingLevel?: 1 | 2 | 3
}

/** Replaces an empty list. It says what is missing, why, and what the customer can do. */
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
