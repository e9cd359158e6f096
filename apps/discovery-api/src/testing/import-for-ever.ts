/** Replaces a catalogue again and again until it is killed: a child process of the crash test. */
import { systemClock } from '@klarsikt/core/lib'
import type { FeedLine } from '@klarsikt/feed'
import { openDatabase } from '@klarsikt/server/database'
import { silentLog } from '@klarsikt/server/testing'
import { importProducts } from '../modules/feed/import-products.js'

const [url = '', size = '3000', first = '0'] = process.argv.slice(2)
const database = await openDatabase({ url, log: silentLog, size: 4 })
const settings = {
  adminKey: null,
  trustProxy: false as const,
  dataFolder: '',
  publicUrl: '',
  maxProducts: 100_000,
  ownImageHosts: [],
}

async function* catalogue(version: number): AsyncGenerator<FeedLine> {
  for (let n = 0; n < Number(size); n++)
    yield { line: n + 1, value: { product_id: `p${n}`, title: `v${version}`, page_url: `/p/${n}` } }
}

process.stdout.write('ready\n')
for (let version = Number(first); ; version++) {
  // Every other import is merged, so that both modes are tested.
  const mode = version % 2 === 0 ? 'replace' : 'upsert'
  const done = await importProducts(
    { database, clock: systemClock, settings },
    { tenant: 'a', market: 'se' },
    catalogue(version),
    { mode, allowRemovals: false },
  )
  if (!done.ok) throw new Error(JSON.stringify(done.error))
  process.stdout.write(`done ${version}\n`)
}
