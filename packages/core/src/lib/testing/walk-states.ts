import { expect } from 'vitest'
import type { States } from '../states.js'

/**
 * Walks the whole graph of a life cycle: every state is reached from the start, every state leads to an end (or back to
 * a resting state), and every action that a row does not name is refused and leaves the state as it was.
 */
export function walkStates<S extends string, A extends string>(
  life: States<S, A>,
  expected: { readonly start: S; readonly ends: readonly S[] },
): void {
  const table = life.table as Record<S, Partial<Record<A, S>>>
  const actions = [...new Set(life.states.flatMap((state) => Object.keys(table[state]) as A[]))]
  expect([...reachable(table, expected.start)].toSorted()).toEqual([...life.states].toSorted())
  expect(life.states.filter((state) => life.isFinal(state)).toSorted()).toEqual([...expected.ends].toSorted())
  for (const state of life.states) {
    if (expected.ends.length > 0) {
      expect(
        [...reachable(table, state)].some((reached) => expected.ends.includes(reached)),
        `${state} leads to an end`,
      ).toBe(true)
    }
    for (const action of actions) {
      const target = table[state][action]
      const result = life.next(state, action)
      expect(life.can(state, action), `${action} from ${state}`).toBe(target !== undefined)
      expect(result).toEqual(
        target === undefined
          ? { ok: false, error: { code: 'transition-refused', from: state, action } }
          : { ok: true, value: target },
      )
    }
  }
}

function reachable<S extends string>(table: Record<S, Partial<Record<string, S>>>, start: S): Set<S> {
  const seen = new Set<S>([start])
  for (const state of seen)
    for (const target of Object.values<S | undefined>(table[state])) if (target) seen.add(target)
  return seen
}
