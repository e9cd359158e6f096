/**
 * Draws every picture of the demo shop into the data folder: `pnpm pictures [--widths=570,285] [--formats=webp]`.
 * Existing pictures are kept.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoShop } from '@klarsikt/fixtures/demo'
import { PictureStore, isPictureFormat, isPictureWidth, type PictureSpec } from '@klarsikt/pictures'
import { readEnv } from '@klarsikt/server/env'
import { MASTERS_FOLDER } from '@klarsikt/studio'
import { timeLeft } from './time-left.js'

const { values } = parseArgs({
  options: { widths: { type: 'string', default: '570,285,145,75,1180' }, formats: { type: 'string', default: 'webp' } },
})
const widths = values.widths.split(',').map(Number).filter(isPictureWidth)
const formats = values.formats.split(',').filter(isPictureFormat)
if (widths.length === 0 || formats.length === 0)
  throw new Error('No such widths or formats: widths are 75, 145, 285, 570 and 1180, formats are avif, webp and jpg.')

const dir = join(readEnv().dataFolder, 'pictures')
const specs = demoShop(new Date()).pictures.map(({ spec }) => spec)
const workers = availableParallelism()
const store = new PictureStore({ dir, masters: MASTERS_FOLDER, workers })
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

// Pictures of cards come first, because they are small and visitors see them most.
const rounds = [widths.filter((width) => width <= 570), widths.filter((width) => width > 570)].filter(
  (round) => round.length > 0,
)
const say = (text: string) => process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${text}` : `${text}\n`)

async function draw(round: (typeof rounds)[number]): Promise<void> {
  const left = timeLeft(() => performance.now())
  let printedAt = -Infinity
  const onProgress = (done: number, total: number) => {
    left.recordDrawn()
    const now = performance.now()
    if (done < total && now - printedAt < (process.stdout.isTTY ? 500 : 10_000)) return
    printedAt = now
    say(`${round.join(', ')} px: ${done} of ${total} pictures, ${left.text(total - done)}`)
  }
  await store.drawAll(specs satisfies readonly PictureSpec[], onProgress, {
    widths: round,
    formats,
    signal: stop.signal,
  })
  process.stdout.write('\n')
}

process.stdout.write(`Drawing ${specs.length} pictures into ${dir} with ${workers} threads\n`)
try {
  for (const round of rounds) await draw(round)
  process.stdout.write('All pictures are drawn.\n')
} catch (error) {
  if (!stop.signal.aborted) throw error
  process.stdout.write('\nStopped. Run it again to go on from here.\n')
} finally {
  await store.close()
}
