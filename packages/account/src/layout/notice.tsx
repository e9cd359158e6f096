import { Alert } from '@klarsikt/design-system/alert'
import { type ReactNode, useEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: 'success' | 'error' | 'info'
  readonly children: ReactNode
}

/** What a page has to say first; focus goes to it, since it is what the press came to. */
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
