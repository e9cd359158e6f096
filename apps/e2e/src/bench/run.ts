import { readFileSync } from 'node:fs'
import { startPostgres } from '../harness/postgres.js'
import { startShop } from '../harness/shop.js'
import { measure, type Measured, rested } from './load.js'
import { ourWork } from './our-work.js'
import { pageWork } from './page-work.js'
import { startVendure } from './peer/start-vendure.js'
import { vendureWork } from './peer/vendure-work.js'

/**
 * Measures requests per second, latency and processor time per request of our shop and a peer, in one run on the same machine, each with
 * its own Postgres of the same kind. `pnpm bench --without-peer` leaves out the peer, `pnpm bench:pages` measures only our pages. The
 * figures are reported and never fail a build.
 */

const pagesOnly = process.argv.includes('--pages-only')
const withoutPeer = pagesOnly || process.argv.includes('--without-peer')

const line = (name: string, m: Measured) =>
  `${name.padEnd(24)} ${m.perSecond.toFixed(0).padStart(7)}/s  p50 ${String(m.p50).padStart(4)} ms  p99 ${String(m.p99).padStart(5)} ms  cpu ${m.cpuMs.toFixed(2)} ms/request${m.failed > 0 ? `  FAILED ${m.failed}` : ''}`
const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

const postgres = await startPostgres()
const begun = Date.now()
const shop = await startShop({
  env: { DATABASE_URL: postgres.url, NODE_ENV: 'production', KLARSIKT_DEMO: '1', SANDBOX: '1', LOG_LEVEL: 'error' },
})
console.log(`ours: first start with an empty database ${((Date.now() - begun) / 1000).toFixed(1)} s`)
await shop.kill()
await shop.start()
const second = await shop.ready()
await rested([shop.pid, postgres.pid()])
console.log(`ours: second start ${(second / 1000).toFixed(1)} s, memory at rest ${memory(shop.pid)} MB`)
const ours: Record<string, Measured> = {}
const works = { ...(!pagesOnly && (await ourWork(shop.url))), ...(await pageWork(shop.url)) }
for (const [name, work] of Object.entries(works)) {
  ours[name] = await measure(work, [shop.pid, postgres.pid()])
  console.log(line(`ours ${name}`, ours[name]))
}
await shop.stop()
await postgres.stop()

if (!withoutPeer) {
  const books = await startPostgres()
  const peer = await startVendure(books.url)
  const pid = peer.running.child.pid ?? 0
  await rested([pid, books.pid()])
  console.log(`\npeer: memory at rest ${memory(pid)} MB`)
  for (const [name, work] of Object.entries(await vendureWork(peer.url))) {
    const theirs = await measure(work, [pid, books.pid()])
    console.log(line(`Vendure 3.7.3 ${name}`, theirs))
    const mine = ours[name]
    if (mine)
      console.log(
        `${''.padEnd(24)} ours is ${(mine.perSecond / theirs.perSecond).toFixed(1)} times the rate at 1/${(theirs.cpuMs / mine.cpuMs).toFixed(1)} of the processor time`,
      )
  }
  await peer.running.exit('SIGTERM')
  await books.stop()
}
process.exit(0)
