import type { ConsoleCall } from '@klarsikt/contract/discovery'
import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { useCallback, useEffect, useState } from 'react'
import type { CallInput, Failure } from './client.js'
import { useWorkplace } from './workplace.js'

export type Loading<T> = {
  /** The latest answer. It stays while the next one is fetched. */
  readonly value: T | null
  readonly failure: Failure | null
  readonly busy: boolean
  again(): void
}

/** Calls the service on the first render and whenever the input changes; null makes no call. Replies to an earlier input are ignored. */
export function useAnswer<K extends ConsoleCall>(
  name: K,
  input: Omit<CallInput<K>, 'market' | 'signal'> | null = {},
  /** Milliseconds to wait before the call, for inputs that change with every key. */
  pause = 0,
): Loading<ConsoleReply<K>> {
  const { call } = useWorkplace()
  const [state, setState] = useState<Omit<Loading<ConsoleReply<K>>, 'again'>>({
    value: null,
    failure: null,
    busy: input !== null,
  })
  const [round, setRound] = useState(0)
  // Compared as text, because every render makes a new object. The round makes a repeated call differ.
  const question = input === null ? null : JSON.stringify({ input, round })

  useEffect(() => {
    if (question === null) {
      setState({ value: null, failure: null, busy: false })
      return
    }
    const leave = new AbortController()
    setState((before) => ({ ...before, busy: true }))
    const timer = setTimeout(() => {
      const { input: asked } = JSON.parse(question) as { input: Omit<CallInput<K>, 'market' | 'signal'> }
      call(name, { ...asked, signal: leave.signal }).then(
        (answer) => {
          if (leave.signal.aborted) return
          if (answer.ok) setState({ value: answer.value, failure: null, busy: false })
          else setState((before) => ({ ...before, failure: answer.failure, busy: false }))
        },
        () => {},
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [call, name, question, pause])

  return { ...state, again: useCallback(() => setRound((n) => n + 1), []) }
}
