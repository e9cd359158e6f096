import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Skeleton } from '@klarsikt/design-system/skeleton'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { ReactNode } from 'react'
import type { Loading } from '../lib/use-answer.js'

type Props<T> = {
  readonly loading: Loading<T>
  readonly what: string
  readonly children: (value: T) => ReactNode
}

/** Shows the state of a call: placeholder, failure with a button, or answer. The old answer stays while a new one loads. */
export function Answered<T>({ loading, what, children }: Props<T>) {
  const { value, failure, busy, again } = loading
  return (
    <div className="answered" aria-busy={busy}>
      {failure && (
        <Alert
          tone="error"
          live="alert"
          actions={
            <Button variant="secondary" size="small" onClick={again}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      {value === null && busy && (
        <div role="status">
          <VisuallyHidden>Loading {what}…</VisuallyHidden>
          <Skeleton height="9rem" />
        </div>
      )}
      {value !== null && children(value)}
    </div>
  )
}
