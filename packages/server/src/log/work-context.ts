import { AsyncLocalStorage } from 'node:async_hooks'

/** Describes the request or job that is running. */
export type WorkContext = {
  /** These fields are added to every log line of the request or job. */
  readonly fields: { readonly requestId?: string; readonly job?: string; readonly traceId?: string | undefined }
  /** Path template of the request. It is undefined until a service takes the request, and null when no route fits. */
  route?: string | null
}

const running = new AsyncLocalStorage<WorkContext>()

/** Runs work and makes `context` known to everything that it calls. */
export function runInContext<T>(context: WorkContext, work: () => T): T {
  return running.run(context, work)
}

/** Returns the context of the running request or job, or undefined outside both. */
export function currentContext(): WorkContext | undefined {
  return running.getStore()
}
