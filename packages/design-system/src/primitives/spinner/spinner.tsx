'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useText } from '../../locale/locale.js'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** What is loading. Empty when a text next to it says so. */
  readonly label?: string
}

/** A spinner in the size and colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const text = useText()
  const name = label ?? text(commonMessages.loading)
  return (
    <span className={styles.root} {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })} />
  )
}
