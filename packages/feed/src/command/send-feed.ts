import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FeedReport } from '@klarsikt/contract/discovery/types'
import type { ImportOptions, TenantMarket } from './options.js'
import type { PackedLines } from './packed-lines.js'
import { progressBar } from './progress-bar.js'
import { callService, type Service, ServiceRefusal } from './service-client.js'
import type { Terminal } from './terminal.js'

type Feed = {
  readonly place: TenantMarket
  readonly options: Pick<ImportOptions, 'mode' | 'allowRemovals'>
  readonly packed: PackedLines
  readonly count: number
}

/** Largest number of tries to import a feed from its batches, because the service may remove some of them meanwhile. */
const MAX_ROUNDS = 3

/**
 * Sends a feed: a small one in one call, a larger one in batches. The service says which batches it has, so only the
 * others are sent. A repeated command, from any machine, thus continues where an earlier one stopped, and a changed
 * file sends only the batches that differ.
 */
export async function sendFeed(
  service: Service,
  { place: { tenant, market }, options: { mode, allowRemovals }, packed, count }: Feed,
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
): Promise<FeedReport> {
  const query = `mode=${mode}&count=${count}${allowRemovals ? '&allow_removals=true' : ''}`
  const feed = `/v2/feed/${tenant}/${market}`
  const { file, batches } = packed
  const bytes = (part?: { start: number; end: number }) =>
    Readable.toWeb(createReadStream(file, part)) as ReadableStream<Uint8Array>
  if (batches.length === 1)
    return (await callService(service, {
      method: 'PUT',
      path: `${feed}/products?${query}`,
      body: () => bytes(),
    })) as FeedReport
  const body = JSON.stringify({ batches: batches.map(({ digest }) => digest) })
  for (let round = 1; ; round++) {
    try {
      return (await callService(service, { method: 'PUT', path: `${feed}/batches?${query}`, body })) as FeedReport
    } catch (error) {
      const missing = missingBatches(error)
      if (missing.length === 0 || round > MAX_ROUNDS) throw error
      if (missing.length < batches.length)
        stdout.write(
          `${batches.length - missing.length} of ${batches.length} parts are at the service; the others are sent.\n`,
        )
      const bar = progressBar(stderr, missing.length)
      for (const [sent, at] of missing.entries()) {
        const batch = batches[at]
        if (!batch) throw error
        await callService(service, {
          method: 'PUT',
          path: `${feed}/batches/${batch.digest}`,
          body: () => bytes(batch),
        }).catch(resumable)
        bar.show(sent + 1, `${sent + 1} of ${missing.length} parts sent`)
      }
      bar.end(`${missing.length} parts sent`)
    }
  }
}

/** Returns the batches that the service asks for. Returns none when it refused for another reason. */
function missingBatches(error: unknown): readonly number[] {
  if (!(error instanceof ServiceRefusal) || error.code !== 'not-found') return []
  return Object.keys(error.fields).flatMap((field) => {
    const at = /^batches\.(\d+)$/.exec(field)?.[1]
    return at === undefined ? [] : [Number(at)]
  })
}

function resumable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof ServiceRefusal) throw error
  throw new Error(`${error.message} Run it again: what was sent so far is not sent again within a day.`, {
    cause: error,
  })
}
