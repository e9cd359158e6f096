import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const PACKAGES = ['core', 'contract', 'design-system', 'forms', 'page-kit', 'account', 'booking', 'staff'] as const

/** With this option the workspace resolves its packages to source, which a consumer does not do. */
const { NODE_OPTIONS: _, ...env } = process.env

export function run(folder: string, command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

/** A folder outside the workspace as another team has it after `npm install`: the packed packages, and that team's apps. */
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
