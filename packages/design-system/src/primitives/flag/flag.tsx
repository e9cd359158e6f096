import type { Flag as FlagData } from '@klarsikt/core/catalogue'
import styles from './flag.module.css'

/** `text` is its label; `color` is `Blue` (news), `Orange` (campaign) or `Black` (everything else) [CARD-007]. */
export type FlagProps = FlagData

export interface FlagListProps {
  /** In reading order. An empty list renders nothing. */
  readonly flags: readonly FlagData[]
}

/**
 * A short text over a product picture. It is blue, orange or black, and its meaning is always in words [CARD-006,
 * CARD-007].
 */
export function Flag({ text, color }: FlagProps) {
  return (
    <span className={styles.root} data-color={color}>
      {text}
    </span>
  )
}

/** All flags of one article, wrapping. */
export function FlagList({ flags }: FlagListProps) {
  if (flags.length === 0) return null
  return (
    <ul className={styles.list}>
      {flags.map((flag) => (
        <li key={flag.text} className={styles.item}>
          <Flag {...flag} />
        </li>
      ))}
    </ul>
  )
}
