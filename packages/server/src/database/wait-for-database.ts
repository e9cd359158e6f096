import type { Log } from '../log/index.js'
import { isOutage } from './outage.js'
import { ownConnection } from './own-connection.js'
import { retryDuringOutage } from './retry-during-outage.js'

type Options = {
  readonly url: string
  readonly log: Log
  /** Longest wait for a database that is not up yet, in ms. */
  readonly withinMs: number
}

/**
 * Waits for a database that starts after this process, as containers do. An error that waiting cannot mend, such as a
 * wrong password, fails at once.
 */
export async function waitForDatabase({ url, log, withinMs }: Options): Promise<void> {
  let waiting = false
  const connect = async () => {
    try {
      const client = await ownConnection(url, 'klarsikt-start')
      await client.end()
    } catch (error) {
      if (!waiting && isOutage(error)) log.warn({ err: error, withinMs }, 'the database is not up yet; waiting for it')
      waiting = true
      throw error
    }
  }
  try {
    await retryDuringOutage(connect, { withinMs })
  } catch (error) {
    if (!isOutage(error)) throw error
    throw new Error(`The database did not answer within ${Math.round(withinMs / 1000)} seconds: ${reason(error)}`, {
      cause: error,
    })
  }
}

/** When a name has several addresses, the error holds one error for each, and the first one is shown. */
function reason(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return first instanceof Error ? first.message : String(first)
}
