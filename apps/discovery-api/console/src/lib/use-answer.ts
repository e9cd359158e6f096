import type { ConsoleCall } from '@klarsikt/contract/discovery'
import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { useCallback, useEffect, useState } from 'react'
import type { CallInput, Failure } from './client.js'
import { useWorkplace } from './workplace.js'

export type Loading<T> = {
  /** The latest answer; stays while another is fetched. */
  readonly value: T | null
  readonly failure: Failure | null
  readonly busy: boolean
  again(): void
}

/** Asks when it is first drawn and whenever the question changes; null asks nothing. Answers to old questions are dropped. */
export function useAnswer<K extends ConsoleCall>(
  name: K,
  input: Omit<CallInput<K>, 'market' | 'signal'> | null = {},
  /** Pause before asking, ms, for questions that change with every key. */
  pause = 0,
): Loading<ConsoleReply<K>> {
  const { call } = useWorkplace()
  const [state, setState] = useState<Omit<Loading<ConsoleReply<K>>, 'again'>>({
    value: null,
    failure: null,
    busy: input !== null,
  })
  const [round, setRound] = useState(0)
  // A question is what it says, not the object that says it; asked again, it is another.
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
