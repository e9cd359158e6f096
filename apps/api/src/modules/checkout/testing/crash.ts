import type { Database, Executor } from '@klarsikt/server/database'
import type { PaymentProvider } from '../../../providers/payment/port.js'
import type { CheckoutDeps } from '../ports.js'

/** Thrown in place of everything that a dead process does not do any more. */
export class Killed extends Error {}

export type Doomed = { readonly deps: CheckoutDeps; readonly steps: () => number; readonly dead: () => boolean }

/**
 * The same shop in a process that is killed at its n-th step. Steps are the statements (killed before them), the ends of
 * transactions (killed after the commit, before anybody heard of it) and the calls to the provider (killed after they
 * took effect). Once dead, it does nothing more.
 */
export function killedAt(deps: CheckoutDeps, at: number): Doomed {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps >= at) throw new Killed()
  }
  const mortal = (executor: Executor): Executor => ({
    get orm() {
      return executor.orm
    },
    async query(statement) {
      step()
      return executor.query(statement)
    },
  })
  const { database } = deps
  const doomed: Database = {
    ...mortal(database),
    pool: database.pool,
    url: database.url,
    guard: database.guard,
    get available() {
      return database.available
    },
    get writable() {
      return database.writable
    },
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
  return {
    ...provider,
    createIntent: after(provider.createIntent),
    progress: after(provider.progress),
    discard: after(provider.discard),
    place: after(provider.place),
    capture: after(provider.capture),
    cancel: after(provider.cancel),
    refund: after(provider.refund),
    status: after(provider.status),
  }
}
