import { Placeholder } from 'drizzle-orm'
import type { Executor, Orm } from './executor.js'

/** The placeholders of a prepared query, by the name of their value. */
export type Params<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> }

type Preparable<Rows> = { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> } }

const params = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/** Declares a query of a hot path. It is built once and planned once for each connection. The name must be unique. */
export function prepared<Values extends object, Rows>(
  name: string,
  build: (orm: Orm, values: Params<Values>) => Preparable<Rows>,
): (executor: Executor, values: Values) => Promise<Rows> {
  const built = new WeakMap<Orm, ReturnType<Preparable<Rows>['prepare']>>()
  return ({ orm }, values) => {
    let query = built.get(orm)
    if (!query) built.set(orm, (query = build(orm, params as Params<Values>).prepare(name)))
    return query.execute(values as Record<string, unknown>)
  }
}
