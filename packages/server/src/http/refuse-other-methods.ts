import type { Failures } from './failures.js'
import type { HttpApp } from './http-app.js'
import type { Implemented } from './implement.js'

/**
 * Answers a known path with an unknown method by 405 and the allowed methods. It must be called after all other routes
 * are registered, because it takes every remaining request to these paths.
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
