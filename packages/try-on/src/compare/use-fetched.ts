import { useEffect, useState } from 'react'

type Load<Value> = (signal: AbortSignal) => Promise<Value>

interface Outcome<Value> {
  readonly load: Load<Value>
  readonly attempt: number
  readonly value: Value | 'failed'
}

/** Fetches with `load` and fetches again when `load` changes. Returns null when `load` is null. */
export function useFetched<Value extends object>(load: Load<Value> | null) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  useEffect(() => {
    if (!load) return
    const stop = new AbortController()
    const settle = (value: Value | 'failed') => {
      if (!stop.signal.aborted) setOutcome({ load, attempt, value })
    }
    load(stop.signal).then(settle, () => settle('failed'))
    return () => stop.abort()
  }, [load, attempt])
  const isCurrent = outcome !== null && outcome.load === load && outcome.attempt === attempt
  const value: Value | 'loading' | 'failed' | null = load === null ? null : isCurrent ? outcome.value : 'loading'
  return { value, retry: () => setAttempt((n) => n + 1) }
}
