import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.js'
import { reachableNativeFolder } from './binaries.js'
import { ensureCluster } from './cluster.js'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js'
import { isAlive, readPostmaster, startPostmaster } from './postmaster.js'
import { runAs } from './run-as.js'

let root: string
let folder: string
const leftovers: number[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'klarsikt-embedded-'))
  // Only the owner may enter the folder, as with a project below /root. Its name has a space and an å.
  folder = join(root, 'stängd mapp', 'postgres')
  mkdirSync(folder, { recursive: true })
  chmodSync(root, 0o700)
})
afterEach(async () => {
  for (const pid of leftovers.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  await rm(root, { recursive: true, force: true })
})

const start = () => startEmbeddedPostgres({ folder, log: silentLog, durable: false })

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

it('makes a Swedish cluster in a folder that only we can enter, keeps it over a restart, and leaves nothing running', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  const letters = await ask<{ x: string }>(
    first.url(),
    "select x from unnest(array['ö','a','z','ä','å','Z']) x order by x",
  )
  expect(letters.map((row) => row.x).join('')).toBe('azZåäö')
  await ask(first.url(), "create table kept as select 'yes' as answer")
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0)

  const second = await start()
  expect(await ask(second.url(), 'select answer from kept')).toEqual([{ answer: 'yes' }])
  expect(await ask(second.url(), "select current_setting('listen_addresses') as addresses")).toEqual([
    { addresses: '' },
  ])
  await second.stop()
})

it('refuses a wrong password', async () => {
  const server = await start()
  await expect(ask(server.url().replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await server.stop()
})

it('adopts the server that a killed process left behind', async () => {
  const as = runAs()
  const settings = { native: reachableNativeFolder(as.unprivileged), as, durable: false }
  const cluster = await ensureCluster(folder, settings)
  const socketFolder = await mkdtemp(join(tmpdir(), 'klarsikt-'))
  as.give(socketFolder)
  const orphan = await startPostmaster(cluster, { ...settings, socketFolder, timeoutMs: 10_000 })
  leftovers.push(orphan.pid)
  const server = await start()
  expect(server).toMatchObject({ adopted: true, pid: orphan.pid })
  await server.stop()
  expect(isAlive(orphan.pid)).toBe(false)
  expect(readPostmaster(cluster.data)).toBeUndefined()
})

it('is not misled by a pid file that now names another program', async () => {
  const first = await start()
  await first.stop()
  const stranger = spawn('sleep', ['30'])
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${stranger.pid}\n/x\n0\n5432\n/tmp/nowhere\n\n0 0\nready   \n`)
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(second.pid).not.toBe(stranger.pid)
  await second.stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

it('refuses a folder that a living process uses, without disturbing it', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow(/in use by another running process/)
  expect(await ask(server.url(), 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

it('is found by a command beside it while it runs, and only then', async () => {
  expect(await findEmbeddedPostgres(folder)).toBeNull()
  const running = await start()
  expect(await findEmbeddedPostgres(folder)).toBe(running.url())
  await running.stop()
  expect(await findEmbeddedPostgres(folder)).toBeNull()
})

it('starts the server again when it dies', async () => {
  const server = await start()
  const url = server.url()
  await ask(url, 'create table kept (id int)')
  await ask(url, 'checkpoint')
  const before = server.pid
  process.kill(before, 'SIGQUIT')
  await vi.waitFor(() => expect(server.pid).not.toBe(before), { interval: 50 })
  expect(await ask(url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
  await server.stop()
})

it('leaves no half-made cluster behind when it is made by two at once', async () => {
  const as = runAs()
  const settings = { native: reachableNativeFolder(as.unprivileged), as, durable: false }
  const made = await Promise.all([ensureCluster(folder, settings), ensureCluster(folder, settings)])
  expect(made[0].record).toEqual(made[1].record)
  expect(readdirSync(folder)).toEqual(['data'])
})
