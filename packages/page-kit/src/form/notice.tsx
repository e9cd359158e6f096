import { Alert, type AlertProps } from '@klarsikt/design-system/alert'
import { type ReactNode, useEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: NonNullable<AlertProps['tone']>
  readonly title?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * Shows the outcome of the user's last action at the top of a page. It takes the focus, so that screen readers read it.
 */
export function Notice({ tone, title, actions, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone={tone} title={title} actions={actions} live={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </Alert>
    </div>
  )
}
