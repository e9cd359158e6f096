import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('./testing/write-at-once.ts', import.meta.url))
const PROCESSES = 3

async function start(folder: string): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, ['--conditions=klarsikt:source', '--import', 'tsx', SCRIPT, folder])
  child.stdout.setEncoding('utf8')
  child.stderr.pipe(process.stderr)
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error('It ended early.'))),
  ])
  return child
}

async function release(child: ChildProcessWithoutNullStreams): Promise<{ code: number; text: string }> {
  let text = ''
  child.stdout.on('data', (part: string) => (text += part))
  const ended = once(child, 'close')
  child.stdin.end('go')
  const [code] = (await ended) as [number]
  return { code, text }
}

it('processes that start at once agree on every file of an empty folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-at-once-'))
  try {
    const children = await Promise.all(Array.from({ length: PROCESSES }, () => start(folder)))
    const ended = await Promise.all(children.map(release))
    expect(ended.map(({ code }) => code)).toEqual(Array(PROCESSES).fill(0))
    const [first, ...others] = ended.map(({ text }) => JSON.parse(text) as Record<string, string>)
    expect(first).toEqual({
      secret: expect.stringMatching(/^.{43}$/),
      picture: expect.stringMatching(/^[0-9a-f]{64}$/),
      simulator: 'read',
      scene: 'read',
    })
    for (const other of others) expect(other).toEqual(first)
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
}, 120_000)
