import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { useState } from 'react'
import type { Failure } from './client.js'
import { useUnsaved } from './use-unsaved.js'
import { useWorkplace } from './workplace.js'

type Suggestions = ConsoleReply<'getSuggestions'>
type Outcome = { readonly tone: 'success' | 'error'; readonly text: string; readonly conflict: boolean }

const linesOf = (text: string) =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')

export function useSuggestionDraft(loaded: Suggestions) {
  const { call } = useWorkplace()
  const [saved, setSaved] = useState(loaded)
  const [approval, setApproval] = useState(loaded.policy.approval)
  const [approved, setApproved] = useState<readonly string[]>(loaded.policy.approved)
  const [blockedText, setBlockedText] = useState(loaded.policy.blocked.join('\n'))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const policy: SuggestionPolicy = { approval, approved: [...approved], blocked: linesOf(blockedText) }
  const unsaved = JSON.stringify(policy) !== JSON.stringify(saved.policy)
  useUnsaved(unsaved)

  /** Wraps a setter so that a change also removes the message about the last save. */
  const changing =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setOutcome(null)
    }

  async function save(): Promise<void> {
    if (busy || !unsaved) return
    setBusy(true)
    const answer = await call('saveSuggestions', { body: { policy, revision: saved.revision } })
    setBusy(false)
    if (!answer.ok) return setOutcome(refused(answer.failure))
    setSaved(answer.value)
    setBlockedText(answer.value.policy.blocked.join('\n'))
    setApproved(answer.value.policy.approved)
    setOutcome({ tone: 'success', text: 'Saved. In force everywhere.', conflict: false })
  }

  return {
    queries: saved.queries,
    policy,
    blockedText,
    unsaved,
    busy,
    outcome,
    setApproval: changing(setApproval),
    setBlockedText: changing(setBlockedText),
    toggleApproved: changing((query: string) =>
      setApproved(approved.includes(query) ? approved.filter((one) => one !== query) : [...approved, query]),
    ),
    block: changing((query: string) => setBlockedText([...policy.blocked, query].join('\n'))),
    save,
  }
}

function refused({ code, message, fields }: Failure): Outcome {
  if (code === 'conflict')
    return { tone: 'error', conflict: true, text: 'Somebody else saved meanwhile. Yours is still here, unsaved.' }
  return { tone: 'error', conflict: false, text: Object.values(fields)[0] ?? message }
}
