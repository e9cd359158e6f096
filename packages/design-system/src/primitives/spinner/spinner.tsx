import { commonMessages } from '@klarsikt/core/messages'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** What is being waited for; empty when words beside it say so. */
  readonly label?: string
}

export function Spinner({ label = commonMessages['common.loading'] }: SpinnerProps) {
  return (
    <span
      className={styles.root}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
