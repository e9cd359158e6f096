import type { ReactNode } from 'react'
import type { Loading } from '../lib/use-answer.js'
import { Notice } from './notice.js'

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
        <Notice tone="bad">
          <p>{failure.message}</p>
          <button type="button" className="button small" onClick={again}>
            Try again
          </button>
        </Notice>
      )}
      {value === null && busy && (
        <div className="bones" role="status">
          <span className="unseen">Loading {what}…</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {value !== null && children(value)}
    </div>
  )
}
