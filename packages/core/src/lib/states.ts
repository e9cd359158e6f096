import { err, ok, type Result } from './result.js'

/** An action that the table does not allow in the current state. */
export type TransitionRefused<S extends string = string, A extends string = string> = {
  readonly code: 'transition-refused'
  readonly from: S
  readonly action: A
}

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every target must be a row of the same table: a misspelt state is a compile error, not a dead end. */
type Closed<T extends Table> = { readonly [S in keyof T]: { readonly [A in keyof T[S]]: keyof T & string } }

type StateIn<T extends Table> = keyof T & string
type ActionIn<T extends Table> = { [S in keyof T]: keyof T[S] & string }[keyof T]

/** A life cycle: its table and the queries on it. */
export type States<S extends string, A extends string, T = unknown> = {
  readonly table: T
  readonly states: readonly S[]
  /** Where a life begins: the first row of the table. */
  readonly initial: S
  /** May the action be taken from this state? */
  can(from: S, action: A): boolean
  /** The state after the action, or a refusal. */
  next(from: S, action: A): Result<S, TransitionRefused<S, A>>
  /** Nothing leads out of a final state. */
  isFinal(state: S): boolean
  /** The states that something leads out of. */
  readonly open: readonly S[]
  /** The states in which an action is allowed. */
  from(action: A): readonly S[]
  /** The state that an action leads to; an action with several targets has no such state and throws. */
  to(action: A): S
}

/** The union of states of a life cycle made by {@link defineStates}. */
export type StateOf<M> = M extends { readonly states: readonly (infer S)[] } ? S : never

/** The union of actions of a life cycle made by {@link defineStates}. */
export type ActionOf<M> = M extends { can(from: never, action: infer A): boolean } ? A : never

/** Turns a table `state -> action -> next state` into a life cycle; other actions are refused. */
export function defineStates<const T extends Table>(table: T & Closed<T>): States<StateIn<T>, ActionIn<T>, T> {
  const target = (from: string, action: string): string | undefined => {
    const row = Object.hasOwn(table, from) ? (table as Table)[from] : undefined
    return row && Object.hasOwn(row, action) ? row[action] : undefined
  }
  const states = Object.keys(table)
  const isFinal = (state: string): boolean => Object.keys((table as Table)[state] ?? {}).length === 0
  return {
    table,
    states,
    initial: states[0] as StateIn<T>,
    can: (from, action) => target(from, action) !== undefined,
    next(from, action) {
      const to = target(from, action)
      return to === undefined ? err({ code: 'transition-refused', from, action }) : ok(to as StateIn<T>)
    },
    isFinal,
    open: states.filter((state) => !isFinal(state)),
    from: (action) => states.filter((state) => target(state, action) !== undefined),
    to(action) {
      const targets = new Set(states.map((state) => target(state, action)).filter((to) => to !== undefined))
      const [to] = targets
      if (to === undefined || targets.size > 1) throw new Error(`The action ${action} leads to ${targets.size} states`)
      return to
    },
  }
}
