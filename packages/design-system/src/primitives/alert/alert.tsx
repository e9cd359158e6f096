import type { ReactNode } from 'react'
import { ErrorMarkIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/status.js'
import styles from './alert.module.css'

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorMarkIcon }

export interface AlertProps {
  readonly tone?: keyof typeof ICONS
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Read out when it appears: `status` waits, `alert` interrupts. Leave out for what is there from the start. */
  readonly live?: 'status' | 'alert'
}

/** A note on the page about what matters here. */
export function Alert({ tone = 'info', title, children, live }: AlertProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.root} data-tone={tone} role={live}>
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  )
}
