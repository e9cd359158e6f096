import { createOrm, type Database, type Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../../context.js'
import type { PaymentProvider } from '../../../../providers/payment/port.js'

/** Thrown at every step after the process has died. */
export class Killed extends Error {}

export type Doomed = { readonly deps: Deps; readonly steps: () => number; readonly dead: () => boolean }

/**
 * The same shop in a process that dies at its n-th step. A step is a statement (dies before it), the end of a
 * transaction (dies after the commit, before the answer) or a call to the provider (dies after it took effect). A dead
 * process does nothing more.
 */
export function killedAt(deps: Deps, at: number): Doomed {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps >= at) throw new Killed()
  }
  const mortal = (executor: Executor): Executor => {
    const query: Executor['query'] = async (statement) => {
      step()
      return executor.query(statement)
    }
    return { query, orm: createOrm({ query }) }
  }
  const { database } = deps
  const doomed: Database = {
    ...mortal(database),
    pool: database.pool,
    url: database.url,
    guard: database.guard,
    takesWrites: database.takesWrites,
    async transaction(work, options) {
      step()
      const value = await database.transaction((tx) => work(mortal(tx)), options)
      step()
      return value
    },
    close: async () => {},
  }
  return {
    steps: () => steps,
    dead: () => steps >= at,
    deps: {
      ...deps,
      database: doomed,
      payments: {
        ...deps.payments,
        byMethod: (method) => wrap(deps.payments.byMethod(method), step),
        byName: (name) => wrap(deps.payments.byName(name), step),
      },
    },
  }
}

function wrap(provider: PaymentProvider | undefined, step: () => void): PaymentProvider | undefined {
  if (!provider) return undefined
  const after =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const answer = await call(...args)
      step()
      return answer
    }
  const { savedPayments } = provider
  return {
    ...provider,
    createSession: after(provider.createSession),
    progress: after(provider.progress),
    voidAuthorization: after(provider.voidAuthorization),
    place: after(provider.place),
    capture: after(provider.capture),
    cancel: after(provider.cancel),
    reduce: after(provider.reduce),
    release: after(provider.release),
    refund: after(provider.refund),
    status: after(provider.status),
    savedPayments: savedPayments && {
      ...savedPayments,
      tokenise: after(savedPayments.tokenise),
      chargeToken: after(savedPayments.chargeToken),
      readToken: after(savedPayments.readToken),
    },
  }
}
