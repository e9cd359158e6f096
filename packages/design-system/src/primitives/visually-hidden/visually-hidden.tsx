import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
  /** For `aria-describedby` or `aria-labelledby` of something else. */
  readonly id?: string
}

/** Words for screen readers only. Its nearest positioned ancestor should be the thing it speaks of. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  )
}
