import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'campaign'
}

/** A state in words on a tone; the words carry the meaning. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  )
}

/** The little count on an icon. Zero shows nothing; the button's own label says the number. */
export function CountBadge({ count, maximum }: { readonly count: number; readonly maximum: number }) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {Math.min(count, maximum)}
    </span>
  )
}
