import type { ConsoleReply, SynonymRule } from '@klarsikt/contract/discovery/types'
import { useRef, useState } from 'react'
import type { Failure } from './client.js'
import { counted } from './format.js'
import { isEmpty, rulesOf, type SynonymRow, toRow, toRule } from './synonym-draft.js'
import { useUnsaved } from './use-unsaved.js'
import { useWorkplace } from './workplace.js'

type List = ConsoleReply<'getSynonyms'>
type Outcome = { readonly tone: 'success' | 'error'; readonly text: string; readonly conflict: boolean }

const INCOMPLETE: Outcome = { tone: 'error', text: 'One of the rules is not complete.', conflict: false }
const isWrong = (row: SynonymRow) => !isEmpty(row) && 'problem' in toRule(row)

/** The state of a list of synonyms while it is edited. With `term`, the list starts with a new rule for it. */
export function useSynonymDraft(list: List, term: string) {
  const { call } = useWorkplace()
  const [saved, setSaved] = useState(list)
  const [rows, setRows] = useState<readonly SynonymRow[]>(() => startRows(list.rules, term))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [showProblems, setShowProblems] = useState(false)
  const [busy, setBusy] = useState(false)
  const nextId = useRef(list.rules.length + 1)
  const rules = rulesOf(rows)
  const unsaved = JSON.stringify(rules) !== JSON.stringify(saved.rules) || rows.some(isWrong)
  useUnsaved(unsaved)

  function change(id: number, part: Partial<SynonymRow>): void {
    setRows(rows.map((row) => (row.id === id ? { ...row, saved: null, ...part } : row)))
    setOutcome(null)
  }

  function remove(id: number): void {
    setRows(rows.filter((row) => row.id !== id))
    setOutcome(null)
  }

  function add(): void {
    const id = nextId.current++
    setRows([{ id, kind: 'equal', left: '', right: '', saved: null }, ...rows])
    // The field exists after the next render.
    requestAnimationFrame(() => document.getElementById(`left-${id}`)?.focus())
  }

  async function save(): Promise<void> {
    if (busy || !unsaved) return
    setShowProblems(true)
    const incomplete = rows.find(isWrong)
    if (incomplete) {
      setOutcome(INCOMPLETE)
      document.getElementById(`left-${incomplete.id}`)?.focus()
      return
    }
    setBusy(true)
    const answer = await call('saveSynonyms', { body: { rules, revision: saved.revision } })
    setBusy(false)
    if (!answer.ok) return setOutcome(refused(answer.failure))
    setSaved(answer.value)
    setOutcome({
      tone: 'success',
      text: `Saved. ${counted(rules.length, 'rule')} in force everywhere.`,
      conflict: false,
    })
  }

  return { rows, rules, unsaved, busy, outcome, showProblems, change, remove, add, save }
}

function startRows(rules: readonly SynonymRule[], term: string): SynonymRow[] {
  const rows = rules.map((rule, id) => toRow(rule, id))
  if (term === '') return rows
  return [{ id: rows.length, kind: 'one-way', left: term, right: '', saved: null }, ...rows]
}

function refused({ code, message, fields }: Failure): Outcome {
  if (code === 'conflict')
    return {
      tone: 'error',
      conflict: true,
      text: 'Somebody else saved another list meanwhile. Yours is still here, unsaved.',
    }
  return { tone: 'error', conflict: false, text: Object.values(fields)[0] ?? message }
}
