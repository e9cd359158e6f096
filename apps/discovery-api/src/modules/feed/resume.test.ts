import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listen, type RunningServer } from '@klarsikt/server/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, product, type TestService } from '../../testing/test-service.js'

const COMMAND = join(dirname(createRequire(import.meta.url).resolve('@klarsikt/feed/package.json')), 'src/cli.ts')
/** Enough for three batches. */
const PRODUCTS = 11_000

let folder: string
let file: string
let service: TestService
let key: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarsikt-resume-'))
  file = join(folder, 'feed.ndjson')
  const lines = Array.from({ length: PRODUCTS }, (_, n) =>
    JSON.stringify(product(`p${n}`, { description: 'x'.repeat(900) })),
  )
  writeFileSync(file, lines.join('\n'))
  service = await createTestService()
  key = await service.tenant('a')
})
afterAll(async () => {
  await service.drop()
  rmSync(folder, { recursive: true })
})

/** Runs the command as a merchant does. */
async function feed(port: number) {
  const args = ['--conditions=klarsikt:source', '--import', 'tsx', COMMAND, 'import', '--tenant', 'a', '--market', 'se']
  const child = spawn(process.execPath, [...args, file], {
    env: {
      ...process.env,
      DISCOVERY_URL: `http://127.0.0.1:${port}`,
      DISCOVERY_KEY: key,
      DISCOVERY_PAUSE_MS: '5',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const [code] = (await once(child, 'close')) as [number]
  return { code, text }
}

it('sends in its next run only what the service does not have that died in the middle', async () => {
  const arrived: string[] = []
  let server: RunningServer
  let died: Promise<void> | undefined
  const fetch: Parameters<typeof listen>[0]['fetch'] = async (request, environment) => {
    const answer = await service.app.fetch(request, environment)
    const batch = /\/batches\/(\w+)$/.exec(new URL(request.url).pathname)?.[1]
    if (batch !== undefined && answer.status === 200) arrived.push(batch)
    // Connections are cut with the second batch, whose sender never reads the answer.
    if (arrived.length === 2) died ??= server.close(0)
    return answer
  }
  server = await listen({ fetch, port: 0, host: '127.0.0.1' })
  const { port } = server
  const first = await feed(port)
  expect([first.code, arrived.length]).toEqual([1, 2])
  await died
  server = await listen({ fetch, port, host: '127.0.0.1' })
  try {
    const { code, text } = await feed(port)
    expect([code, text]).toEqual([0, expect.stringContaining('2 of 3 parts are at the service; the others are sent.')])
    expect(text).toContain(`a now has ${PRODUCTS} products in se.`)
    expect([arrived.length, new Set(arrived).size]).toEqual([3, 3])
  } finally {
    await server.close(0)
  }
}, 90_000)
