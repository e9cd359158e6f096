import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
  /** Id for `aria-describedby` or `aria-labelledby` of another element. */
  readonly id?: string
}

/** A text for screen readers only. Its nearest positioned ancestor should be the element that it describes. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  )
}
