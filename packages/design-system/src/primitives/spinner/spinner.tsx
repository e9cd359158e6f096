'use client'
import { commonMessages } from '@klarsikt/core/messages'
import { useText } from '../../locale/locale.js'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** What is being waited for; empty when words beside it say so. */
  readonly label?: string
}

/** A turning ring in the size and colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const text = useText()
  const name = label ?? text('common.loading', commonMessages['common.loading'])
  return (
    <span className={styles.root} {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })} />
  )
}
