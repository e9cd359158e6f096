import { err, ok, type Result } from './result.js'

/** An action that the current state does not allow. */
export type TransitionRefused<S extends string = string, A extends string = string> = {
  readonly code: 'transition-refused'
  readonly from: S
  readonly action: A
}

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Each target state must be a row of the table, so a misspelt state does not compile. */
type Closed<T extends Table> = { readonly [S in keyof T]: { readonly [A in keyof T[S]]: keyof T & string } }

type StateIn<T extends Table> = keyof T & string
type ActionIn<T extends Table> = { [S in keyof T]: keyof T[S] & string }[keyof T]

/** A state machine: its table and questions about it. */
export type States<S extends string, A extends string, T = unknown> = {
  readonly table: T
  readonly states: readonly S[]
  /** The first row of the table. */
  readonly initial: S
  /** Tells whether the action is allowed in a state. */
  can(from: S, action: A): boolean
  /** Returns the state after the action, or a refusal. */
  next(from: S, action: A): Result<S, TransitionRefused<S, A>>
  /** Tells whether no action leads out of a state. */
  isFinal(state: S): boolean
  /** The states that are not final. */
  readonly open: readonly S[]
  /** Returns the states in which an action is allowed. */
  from(action: A): readonly S[]
  /** Returns the state that an action leads to. Throws if the action leads to several states. */
  to(action: A): S
}

/** The states of a machine from {@link defineStates}, as a union. */
export type StateOf<M> = M extends { readonly states: readonly (infer S)[] } ? S : never

/** The actions of a machine from {@link defineStates}, as a union. */
export type ActionOf<M> = M extends { can(from: never, action: infer A): boolean } ? A : never

/** Makes a state machine from a table `state -> action -> next state`. Other actions are refused. */
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
