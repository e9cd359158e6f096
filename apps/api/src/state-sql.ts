import type { States } from '@klarsikt/core/lib'
import { type AnyColumn, sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

/** States for SQL: `in ('a', 'b')`. They come from the tables of core, never from a caller. */
export function inStates(states: readonly string[]): string {
  return `in (${states.map(quote).join(', ')})`
}

const quote = (state: string): string => `'${state}'`

/** A life cycle of core for statements: the table is the only source of states and transitions. */
export function stateSql<S extends string, A extends string>(states: States<S, A>) {
  return {
    /** Where a life begins: `'a'`. */
    initial: quote(states.initial),
    /** One state: `'a'`. */
    is: (state: S): string => quote(state),
    /** The states that an action may be taken from: `in ('a', 'b')`. */
    from: (action: A): string => inStates(states.from(action)),
    /** The state that an action leads to: `'c'`. */
    to: (action: A): string => quote(states.to(action)),
    /** The states that something leads out of: `in ('a', 'b')`. */
    open: inStates(states.open),
    /** The states that nothing leads out of: `in ('c')`. */
    final: inStates(states.states.filter((state) => states.isFinal(state))),
  }
}

/** Condition that a column holds one of the states. They are spelt out: a plan for any values would use no partial index. */
export function stateIn(column: AnyColumn, states: readonly string[]) {
  return sql`${column} ${sql.raw(inStates(states))}`
}

/** Constraint that a column holds one of the states. */
export function checkState(name: string, column: AnyColumn, states: readonly string[]) {
  return check(name, stateIn(column, states))
}

/** Condition of a partial index on the states of a column named `state`. */
export function whereState(condition: string) {
  return sql.raw(`state ${condition}`)
}
