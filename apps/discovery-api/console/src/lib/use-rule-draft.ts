import type { ConsoleRule, ConsoleRuleDraft, ConsoleSubject } from '@klarsikt/contract/discovery/types'
import { useState } from 'react'
import type { Failure } from './client.js'
import { goTo, hrefOf } from './router.js'
import { useUnsaved } from './use-unsaved.js'
import { useWorkplace } from './workplace.js'

const NONE: ConsoleRuleDraft = { pin: [], hide: [], adjust: [] }
const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

export function useRuleDraft(subject: ConsoleSubject, present: ConsoleRule | null) {
  const { call } = useWorkplace()
  const [saved, setSaved] = useState(present)
  const [draft, setDraft] = useState(present?.draft ?? NONE)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [done, setDone] = useState(false)
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved?.draft ?? NONE)
  useUnsaved(unsaved)

  const change = (part: Partial<ConsoleRuleDraft>) => {
    setDraft({ ...draft, ...part })
    setDone(false)
  }
  const pin = (id: string) => change({ pin: [...without(draft.pin, id), id], hide: without(draft.hide, id) })
  const hide = (id: string) => change({ hide: [...without(draft.hide, id), id], pin: without(draft.pin, id) })

  async function save(): Promise<void> {
    if (busy || !unsaved) return
    setBusy(true)
    const answer = await call('saveRule', { body: { subject, draft, revision: saved?.revision ?? null } })
    setBusy(false)
    setFailure(answer.ok ? null : answer.failure)
    setDone(answer.ok)
    if (!answer.ok) return
    setSaved(answer.value)
    setDraft(answer.value.draft)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await call('removeRule', { body: { subject } })
    setBusy(false)
    if (answer.ok) goTo(hrefOf('rules'), { ask: false })
    else setFailure(answer.failure)
  }

  return { draft, saved, unsaved, busy, failure, done, change, pin, hide, save, remove }
}
