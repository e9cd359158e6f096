/**
 * One of several processes in a test. When the test tells it to, it writes files of the shop and prints what it reads.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureHash, type PictureSpec, PictureStore } from '@klarsikt/pictures'
import { createBankGiro } from '@klarsikt/sandbox'
import { resolveSecret } from '@klarsikt/server/env'
import { replaceFile } from '@klarsikt/server/files'

const TILE: PictureSpec = { kind: 'store', variant: 1 }
/** Number of times that a file is replaced. */
const ROUNDS = 40

const WRITERS: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  secret: (folder) => resolveSecret({ secret: undefined, dataFolder: folder }),
  async picture(folder) {
    const store = new PictureStore({ dir: folder, workers: 1 })
    const bytes = await store.picture(pictureHash(TILE), TILE, 285, 'webp')
    await store.close()
    return createHash('sha256').update(bytes).digest('hex')
  },
  async simulator(folder) {
    const bankGiro = createBankGiro({ folder, clock: { now: () => new Date('2026-11-02T10:00:00Z') } })
    // Each round reads what the other processes wrote and throws when a file is incomplete.
    for (let round = 0; round < ROUNDS; round++) await bankGiro.work()
    return 'read'
  },
  async scene(folder) {
    await mkdir(folder, { recursive: true })
    const text = 'x'.repeat(200_000)
    for (let round = 0; round < ROUNDS; round++) {
      await replaceFile(join(folder, 'order.json'), JSON.stringify([text]))
      if ((JSON.parse(await readFile(join(folder, 'order.json'), 'utf8')) as string[])[0] !== text) return 'damaged'
    }
    return 'read'
  },
}

const [folder = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const read: Record<string, string> = {}
for (const [kind, write] of Object.entries(WRITERS)) read[kind] = await write(join(folder, kind))
process.stdout.write(JSON.stringify(read))
process.exit(0)
