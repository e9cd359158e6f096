import { useRef } from 'react'
import { useFetcher } from 'react-router'

/** Returns a fetcher that sends a double press once, and says whether its answer leads to another page. */
export function useSubmitOnce<Answer>() {
  const fetcher = useFetcher<Answer>()
  const running = useRef(false)
  const busy = fetcher.state !== 'idle'
  const submit = async (form: FormData, action?: string) => {
    if (running.current || busy) return
    running.current = true
    await fetcher.submit(form, { method: 'post', ...(action !== undefined && { action }) })
    running.current = false
  }
  return {
    /** Undefined before the first answer, and null after a reset. */
    answer: fetcher.data,
    busy,
    leaving: fetcher.state === 'loading' && !fetcher.data,
    submit: (form: FormData, action?: string) => void submit(form, action),
    reset: () => fetcher.reset(),
  }
}
