import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Running, startNode, until } from '../../harness/process.js'

/** The measured version of the peer, and a dependency whose newest release registry mirrors may lack. */
const MANIFEST = {
  name: 'bench-peer',
  private: true,
  type: 'module',
  dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
}

export type Peer = { readonly url: string; readonly running: Running }

/** Installs the peer once in a temporary folder, outside the repository, and starts it on the given database. */
export async function startVendure(databaseUrl: string): Promise<Peer> {
  const folder = process.env['BENCH_PEER_FOLDER'] ?? path.join(tmpdir(), 'klarsikt-bench-peer')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path.join(folder, 'node_modules/@vendure/core'))) {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(MANIFEST))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--omit=optional', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const program = path.join(folder, 'vendure.mjs')
  copyFileSync(path.join(import.meta.dirname, 'vendure.mjs'), program)
  const port = await freePort()
  const running = startNode(
    [program],
    { PORT: String(port), DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    folder,
  )
  await until('the peer is ready', async () => running.output().split('\n').includes('ready'), {
    timeout: 300_000,
    every: 500,
    details: running.output,
  })
  return { url: `http://127.0.0.1:${port}`, running }
}
