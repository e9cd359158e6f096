import { CART_BADGE_MAXIMUM } from '@klarsikt/core/cart'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'campaign'
  /** A small icon before the words, 14 to 16 px; never instead of them. */
  readonly icon?: ReactNode
}

/** A state in words on a tone; the words carry the meaning. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </span>
  )
}

export interface CountBadgeProps {
  readonly count: number
  /** The highest number that the badge shows; the cart's limit by default [CONST-001, CONST-006]. */
  readonly maximum?: number
}

/** A small number on an icon. Zero shows nothing. The button's own label has the exact number. */
export function CountBadge({ count, maximum = CART_BADGE_MAXIMUM }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {Math.min(count, maximum)}
    </span>
  )
}
