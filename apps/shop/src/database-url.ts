import { join } from 'node:path'
import { startEmbeddedPostgres, waitForDatabase } from '@klarsikt/server/database'
import type { ServerEnv } from '@klarsikt/server/env'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'

type Options = {
  readonly env: ServerEnv
  readonly log: Log
  readonly lifecycle: Lifecycle
  readonly print: (line: string) => void
}

/** Returns the address of the Postgres of DATABASE_URL, or starts an embedded one and returns its address. */
export async function databaseUrl({ env, log, lifecycle, print }: Options): Promise<string> {
  if (env.databaseUrl) {
    print('Using the Postgres of DATABASE_URL')
    const urls = env.poolerUrl ? [env.databaseUrl, env.poolerUrl] : [env.databaseUrl]
    await Promise.all(urls.map((url) => waitForDatabase({ url, log, withinMs: env.databaseWaitMs })))
    return env.databaseUrl
  }
  print('Starting the embedded Postgres')
  const starting = startEmbeddedPostgres({ folder: join(env.dataFolder, 'postgres'), log })
  // The stop is registered before the server runs, so that a stop during the start does not leave it running.
  lifecycle.onStop('embedded Postgres', async () => (await starting.catch(() => null))?.stop())
  const url = (await starting).url()
  await waitForDatabase({ url, log, withinMs: env.databaseWaitMs })
  return url
}
