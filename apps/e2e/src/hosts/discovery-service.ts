import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { repository } from '../harness/process.js'
import { syntheticCatalogue } from './synthetic.js'

export type Service = {
  readonly url: string
  /** A category with many products, as a path from the root. */
  readonly category: readonly string[]
  stop(): Promise<void>
}

const TENANT = 'electronics'
const MARKET = 'se'
const CATALOGUE = 'electronics-products.jsonl.gz'
const API = path.join(repository, 'apps/discovery-api')
const FEED = path.join(repository, 'packages/feed')
const tsx = path.join(repository, 'node_modules/.bin/tsx')

/** The folder of the real catalogue; undefined when it is not on this machine. */
function catalogueFolder(): string | undefined {
  const folder = process.env['RELEVANCE_DATA'] ?? path.resolve(repository, '../shared/data/relevance')
  return existsSync(path.join(folder, CATALOGUE)) ? folder : undefined
}

/** The real discovery service on its own database, fed with electronics. */
export async function startService(): Promise<Service> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(tsx, ['--conditions=klarsikt:source', path.join(API, 'src/testing/serve.ts')], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<never>((_resolve, reject) =>
    child.once('exit', (code) => reject(new Error(`The discovery service ended with ${code}`))),
  )
  gone.catch(() => undefined)
  const first = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve))
  const { url, adminKey } = JSON.parse(await Promise.race([first, gone])) as { url: string; adminKey: string }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
  try {
    await put(url, adminKey, `tenants/${TENANT}`, JSON.stringify({ markets: [MARKET], language: 'en' }))
    const known = await feed(url, adminKey)
    const category = await searchable(url)
    return { url, category: known ?? category ?? [], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Feeds the service. Returns the category of the synthetic catalogue; undefined for the real one. */
async function feed(url: string, key: string): Promise<readonly string[] | undefined> {
  const folder = catalogueFolder()
  const started = Date.now()
  if (folder === undefined) {
    await put(url, key, `feed/${TENANT}/${MARKET}/products`, syntheticCatalogue(), 'application/x-ndjson')
    console.log('  catalogue: synthetic (set RELEVANCE_DATA to the folder of the real one)')
    return ['USB cable']
  }
  const mapping = path.join(FEED, 'mappings/electronics.json')
  const file = path.join(folder, CATALOGUE)
  const command = ['import', '--tenant', TENANT, '--market', MARKET, '--mapping', mapping, file]
  const importing = spawn(tsx, ['--conditions=klarsikt:source', path.join(FEED, 'src/cli.ts'), ...command], {
    env: { ...process.env, NODE_OPTIONS: '', DISCOVERY_URL: url, DISCOVERY_ADMIN_KEY: key },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  importing.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // Status 2: some lines were rejected, the others were imported.
  const code = await new Promise<number | null>((resolve) => importing.once('close', resolve))
  if (code !== 0 && code !== 2) throw new Error(`The import ended with ${code}: ${output}`)
  console.log(
    `  catalogue: real, ${output.trim().split('\n').at(-1)} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  return undefined
}

async function put(url: string, key: string, where: string, body: string, type = 'application/json'): Promise<void> {
  const answer = await fetch(`${url}/v2/${where}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body,
  })
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`)
}

type Found = { n_hits: number; filters: { type: string; field: string; data: { value: string[]; count: number }[] }[] }

/** Waits until the fed products can be found. Returns the first category of a common search. */
async function searchable(url: string): Promise<readonly string[] | undefined> {
  const body = { tenant: TENANT, market: MARKET, dsid: null, user_id: null, session_id: null, metadata: {} }
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${url}/v2/search/results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, query: 'cable', limit: 1 }),
    })
    const { n_hits = 0, filters = [] } = (await answer.json()) as Partial<Found>
    if (n_hits > 0) return filters.find(({ type }) => type === 'hierarchical')?.data[0]?.value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The service finds nothing of what it was fed.')
}
