import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const PACKAGES = ['core', 'contract', 'design-system', 'forms', 'account', 'booking'] as const

/** The workspace resolves its packages to their source by this; a consumer does not set it. */
const { NODE_OPTIONS: _, ...env } = process.env

export function run(folder: string, command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

/**
 * What another team has after `npm install`: a folder outside the workspace with the packed packages in it, and the apps of
 * this folder as their own.
 */
export function installOutside(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-consumer-'))
  const archives = path.join(folder, 'archives')
  run(ROOT, path.join(ROOT, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    ...PACKAGES.map((name) => `--filter=@klarsikt/${name}`),
    '--output-logs=errors-only',
  ])
  for (const name of PACKAGES) run(path.join(ROOT, 'packages', name), 'pnpm', ['pack', '--pack-destination', archives])
  for (const part of ['package.json', 'vite-app', 'ssr-app', 'account-app'])
    cpSync(path.join(import.meta.dirname, part), path.join(folder, part), { recursive: true })
  run(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...readdirSync(archives).map((archive) => `./archives/${archive}`),
  ])
  return folder
}
