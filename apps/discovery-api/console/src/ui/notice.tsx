import type { ReactNode } from 'react'

type Props = {
  readonly tone: 'plain' | 'good' | 'bad'
  readonly id?: string
  readonly children: ReactNode
}

/** A message that screen readers announce when it appears. */
export function Notice({ tone, id, children }: Props) {
  return (
    <div id={id} className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
