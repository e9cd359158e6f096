import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sandboxSettings } from '../faults/drill.js'
import type { Postgres } from '../harness/postgres.js'
import type { SandboxProcess } from '../harness/sandbox.js'
import { type ShopProcess, startShop } from '../harness/shop.js'
import type { Point } from './growth.js'

/** How much a warm shop may grow during the run: this share of its value, or `most` where the share would be nearly nothing. */
export const LIMITS = {
  'heap in use, MB': { most: 0, share: 0.1 },
  'resident memory, MB': { most: 0, share: 0.1 },
  'open files and sockets': { most: 24, share: 0.25 },
  'timers and sockets': { most: 24, share: 0.25 },
  'database connections': { most: 8, share: 0.25 },
} as const
export type Figure = keyof typeof LIMITS
export const FIGURES = Object.keys(LIMITS) as Figure[]

export type Series = Record<Figure | 'lag', Point[]>
export type Replica = { readonly shop: ShopProcess; readonly probe: string; readonly series: Series; read: number }

type World = { readonly postgres: Postgres; readonly sandbox: SandboxProcess; readonly folder: string }

/** Starts a shop that writes its figures to a file in the folder every `every` ms. */
export async function startReplica(
  { postgres, sandbox, folder }: World,
  index: number,
  every: number,
): Promise<Replica> {
  const probe = path.join(folder, `${index}.jsonl`)
  const shop = await startShop({
    env: {
      DATABASE_URL: postgres.url,
      ...sandboxSettings(sandbox),
      LOG_LEVEL: 'error',
      SOAK_PROBE: probe,
      SOAK_EVERY: String(every),
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'probe.mjs')}`,
    },
  })
  const series = Object.fromEntries([...FIGURES, 'lag' as const].map((name) => [name, [] as Point[]])) as Series
  return { shop, probe, series, read: 0 }
}

/** Takes the present figures and those that the replica has written since the last call. Returns them as a line. */
export function sample(replica: Replica, connections: number): string {
  const { series, shop } = replica
  const at = Date.now()
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024
  series['resident memory, MB'].push({ at, value: resident })
  series['open files and sockets'].push({ at, value: readdirSync(`/proc/${shop.pid}/fd`).length })
  series['database connections'].push({ at, value: connections })
  for (const seen of newLines(replica)) {
    series['heap in use, MB'].push({ at: seen.at, value: seen.heap / 2 ** 20 })
    series['timers and sockets'].push({ at: seen.at, value: seen.resources })
    series.lag.push({ at: seen.at, value: seen.lag })
  }
  const last = (name: keyof Series) => Math.round(series[name].at(-1)?.value ?? 0)
  return `heap ${last('heap in use, MB')} MB, resident ${last('resident memory, MB')} MB, ${last('open files and sockets')} files, ${last('timers and sockets')} resources, ${Math.round(connections)} connections, lag ${last('lag')} ms`
}

/** Skips figures that a replica wrote while its maximum was measured, because they do not belong to the run. */
export const skipFigures = (replica: Replica): void => void newLines(replica)

type Seen = { readonly at: number; readonly heap: number; readonly lag: number; readonly resources: number }

function newLines(replica: Replica): readonly Seen[] {
  if (!existsSync(replica.probe)) return []
  const lines = readFileSync(replica.probe, 'utf8').trim().split('\n')
  const fresh = lines.slice(replica.read).map((line) => JSON.parse(line) as Seen)
  replica.read = lines.length
  return fresh
}
