import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request or job that runs. */
export type WorkContext = {
  /** Stand in every line that is logged meanwhile. */
  readonly fields: { readonly requestId?: string; readonly job?: string; readonly traceId?: string | undefined }
  /** Template of what was asked for; undefined until a part of the service takes the request, null when none fits. */
  route?: string | null
}

const running = new AsyncLocalStorage<WorkContext>()

/** Runs work that belongs to a request or job. */
export function runInContext<T>(context: WorkContext, work: () => T): T {
  return running.run(context, work)
}

/** The request or job that runs. */
export function currentContext(): WorkContext | undefined {
  return running.getStore()
}
