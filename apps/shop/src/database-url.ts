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

/** Address of the Postgres of DATABASE_URL, or of an embedded one that is started for it. */
export async function databaseUrl({ env, log, lifecycle, print }: Options): Promise<string> {
  if (env.databaseUrl) {
    print('Using the Postgres of DATABASE_URL')
    const urls = env.poolerUrl ? [env.databaseUrl, env.poolerUrl] : [env.databaseUrl]
    await Promise.all(urls.map((url) => waitForDatabase({ url, log, withinMs: env.databaseWaitMs })))
    return env.databaseUrl
  }
  print('Starting the embedded Postgres')
  const starting = startEmbeddedPostgres({ folder: join(env.dataFolder, 'postgres'), log })
  // Known before it runs: whoever stops the shop meanwhile must not leave it behind.
  lifecycle.onStop('embedded Postgres', async () => (await starting.catch(() => null))?.stop())
  const url = (await starting).url()
  await waitForDatabase({ url, log, withinMs: env.databaseWaitMs })
  return url
}
