import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A plugin requires a tag of node-fetch that npm mirrors lack, so its version is fixed. */
const MANIFEST = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } }
const START_TIMEOUT_MS = 60_000
const POLL_MS = 250

export type Registry = {
  readonly url: string
  /** Environment by which npm and pnpm publish to it and install from it. */
  readonly env: Readonly<Record<string, string>>
  stop(): void
}

/** A local registry: our packages are in `folder`, all others come from the configured registry. */
export async function startRegistry(folder: string, port: number, upstream: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const config = path.join(folder, 'config.yaml')
  writeFileSync(
    config,
    [
      `storage: ${path.join(folder, 'storage')}`,
      `uplinks: { npm: { url: '${upstream}' } }`,
      'packages:',
      "  '@klarsikt/*': { access: $all, publish: $all }",
      "  '**': { access: $all, proxy: npm }",
      'log: { type: stdout, format: pretty, level: warn }',
    ].join('\n'),
  )
  const url = `http://127.0.0.1:${port}/`
  const npmrc = path.join(folder, 'npmrc')
  // The registry accepts anonymous publishing, but the clients require a token.
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(MANIFEST))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  const child = spawn(
    path.join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', config, '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const stop = () => void child.kill('SIGTERM')
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await answers(`${url}-/ping`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop()
      throw new Error('The local registry did not start')
    }
    await sleep(POLL_MS)
  }
  return { url, stop, env: { NPM_CONFIG_USERCONFIG: npmrc, npm_config_registry: url, pnpm_config_registry: url } }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
