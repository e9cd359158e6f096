import { Alert } from '@klarsikt/design-system/alert'
import { type ReactNode, useEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: 'success' | 'error' | 'info'
  readonly children: ReactNode
}

/**
 * Shows the outcome of the user's last action at the top of a page. It takes the focus, so that screen readers read it.
 */
export function Notice({ tone, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone={tone} live={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </Alert>
    </div>
  )
}
