import type { States } from '../states.js'

/**
 * Returns the flaws of a state machine: states without a way from a start or to an end, wrong ends, and actions that
 * contradict the expected table.
 */
export function stateFlaws<S extends string, A extends string>(
  life: States<S, A>,
  expected: { readonly start: S | readonly S[]; readonly ends: readonly S[] },
): string[] {
  const table = life.table as Record<S, Partial<Record<A, S>>>
  const actions = [...new Set(life.states.flatMap((state) => Object.keys(table[state]) as A[]))]
  const starts = typeof expected.start === 'string' ? [expected.start] : expected.start
  const reached = new Set(starts.flatMap((start) => [...reachable(table, start)]))
  return life.states.flatMap((state) => {
    const flaws: string[] = []
    if (!reached.has(state)) flaws.push(`${state} is never reached`)
    if (life.isFinal(state) !== expected.ends.includes(state)) flaws.push(`${state} is or is not an end, unexpectedly`)
    const leadsOn = [...reachable(table, state)].some((target) => expected.ends.includes(target))
    if (expected.ends.length > 0 && !leadsOn) flaws.push(`${state} leads to no end`)
    for (const action of actions) if (!isFaithful(life, table, state, action)) flaws.push(`${action} from ${state}`)
    return flaws
  })
}

/** Each action of the table leads to its state, and all others are refused. */
function isFaithful<S extends string, A extends string>(
  life: States<S, A>,
  table: Record<S, Partial<Record<A, S>>>,
  state: S,
  action: A,
): boolean {
  const target = table[state][action]
  const result = life.next(state, action)
  if (life.can(state, action) !== (target !== undefined)) return false
  return result.ok ? result.value === target : target === undefined && result.error.from === state
}

function reachable<S extends string>(table: Record<S, Partial<Record<string, S>>>, start: S): Set<S> {
  const seen = new Set<S>([start])
  for (const state of seen)
    for (const target of Object.values<S | undefined>(table[state])) if (target) seen.add(target)
  return seen
}
