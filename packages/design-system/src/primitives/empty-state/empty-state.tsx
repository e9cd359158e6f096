import type { ElementType, ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** Why it is empty. */
  readonly children?: ReactNode
  /** The way out: at least one link or button. */
  readonly actions: ReactNode
  readonly icon?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

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
