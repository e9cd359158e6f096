'use client'
import { cx } from '../../lib/cx.js'
import { Anchor } from '../../primitives/link/link-context.js'
import styles from './swatches.module.css'

export interface Swatch {
  readonly id: string
  /** The colour in words; never told by the dot alone. */
  readonly name: string
  /** CSS colour. */
  readonly colour: string
  readonly href: string
}

export interface SwatchesProps {
  readonly items: readonly Swatch[]
  readonly current: string
  readonly label?: string
}

/** The other colours of a model; each is a page of its own. */
export function Swatches({ items, current, label = 'Färg' }: SwatchesProps) {
  const chosen = items.find((item) => item.id === current)
  return (
    <div>
      <p className={styles.label}>
        {label}: <strong>{chosen?.name}</strong>
      </p>
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              className={cx(styles.swatch)}
              aria-label={item.name}
              title={item.name}
              aria-current={item.id === current ? 'true' : undefined}
            >
              <span className={styles.dot} style={{ background: item.colour }} />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
