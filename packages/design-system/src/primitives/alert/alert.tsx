'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../icons/action.js'
import { ErrorMarkIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/status.js'
import { useText } from '../../locale/locale.js'
import * as alertMessages from '../../messages/generated/alert.js'
import { IconButton } from '../icon-button/icon-button.js'
import styles from './alert.module.css'

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorMarkIcon }

export interface AlertProps {
  readonly tone?: keyof typeof ICONS
  readonly title?: ReactNode
  readonly children?: ReactNode
  /**
   * Announces the alert when it appears: `status` waits, `alert` interrupts. Leave it out for an alert that is there
   * from the start.
   */
  readonly live?: 'status' | 'alert'
  /** What to do about it: a link or a small button under the text. */
  readonly actions?: ReactNode
  /**
   * Adds a close button. The owner removes the alert and moves the focus, because only the owner knows what follows on
   * the page.
   */
  readonly onDismiss?: () => void
  readonly dismissText?: string
  /** The meaning of the icon in words, for screen readers. Empty when the title already says it. */
  readonly toneText?: string
}

/** A message about the page. */
export function Alert({ tone = 'info', title, children, live, actions, onDismiss, dismissText, toneText }: AlertProps) {
  const text = useText()
  const Icon = ICONS[tone]
  const names = {
    info: text(alertMessages.info),
    success: text(alertMessages.success),
    warning: text(alertMessages.warning),
    error: text(alertMessages.error),
  }
  const label = toneText ?? names[tone]
  return (
    <div className={styles.root} data-tone={tone} role={live}>
      <Icon className={styles.icon} {...(label !== '' && { label })} />
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label={dismissText ?? text(commonMessages.close)} icon={<CloseIcon />} onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
