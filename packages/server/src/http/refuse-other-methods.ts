import type { Failures } from './failures.js'
import type { HttpApp } from './http-app.js'
import type { Implemented } from './implement.js'

/**
 * A known path with a method that it does not have is told which it has. To be called after everything else is mounted: it
 * answers whatever is left of these paths.
 */
export function refuseOtherMethods<Code extends string>(
  app: HttpApp,
  { failure, list }: Failures<Code>,
  endpoints: readonly Implemented<Code>[],
): void {
  for (const [path, own] of Map.groupBy(endpoints, ({ endpoint }) => endpoint.route.path)) {
    const allow = own.map(({ endpoint }) => endpoint.route.method).join(', ')
    app.all(path, () => failure(list.codes.wrongMethod, { headers: { allow } }))
  }
}
