import type { States } from '@klarsikt/core/lib'
import { type AnyColumn, sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

/**
 * Makes an SQL condition from states, such as `in ('a', 'b')`. The states must come from core and never from a caller,
 * because they are not escaped.
 */
export function inStates(states: readonly string[]): string {
  return `in (${states.map(quote).join(', ')})`
}

const quote = (state: string): string => `'${state}'`

/**
 * Offers the states of a life cycle of core to SQL statements, so that core stays the only source of states and
 * transitions.
 */
export function stateSql<S extends string, A extends string>(states: States<S, A>) {
  return {
    /** The state in which a life cycle starts: `'a'`. */
    initial: quote(states.initial),
    /** One state: `'a'`. */
    is: (state: S): string => quote(state),
    /** The states that allow an action: `in ('a', 'b')`. */
    from: (action: A): string => inStates(states.from(action)),
    /** The state that an action leads to: `'c'`. */
    to: (action: A): string => quote(states.to(action)),
    /** The states with a transition out: `in ('a', 'b')`. */
    open: inStates(states.open),
    /** The states without a transition out: `in ('c')`. */
    final: inStates(states.states.filter((state) => states.isFinal(state))),
  }
}

/**
 * A condition that a column has one of the states. They are written out, because PostgreSQL uses a partial index only
 * when the plan knows the values.
 */
export function stateIn(column: AnyColumn, states: readonly string[]) {
  return sql`${column} ${sql.raw(inStates(states))}`
}

/** A check constraint that a column has one of the states. */
export function checkState(name: string, column: AnyColumn, states: readonly string[]) {
  return check(name, stateIn(column, states))
}

/** A condition for a partial index on the column `state`. */
export function whereState(condition: string) {
  return sql.raw(`state ${condition}`)
}
