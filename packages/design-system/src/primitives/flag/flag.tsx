import type { Flag as FlagData } from '@klarsikt/core/catalogue'
import styles from './flag.module.css'

/** A short text over a product picture; blue, orange or black, and always in words [CARD-006, CARD-007]. */
export function Flag({ text, color }: FlagData) {
  return (
    <span className={styles.root} data-color={color}>
      {text}
    </span>
  )
}

export function FlagList({ flags }: { readonly flags: readonly FlagData[] }) {
  if (flags.length === 0) return null
  return (
    <ul className={styles.list}>
      {flags.map((flag) => (
        <li key={flag.text}>
          <Flag {...flag} />
        </li>
      ))}
    </ul>
  )
}
