import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '../harness/process.js'
import { writeSnippets } from './snippets.js'

/** With this option the workspace resolves its packages to source, which a consumer does not do. */
const { NODE_OPTIONS: _, ...env } = process.env

/** Runs a command to its end without blocking. An error includes its output. */
function run(folder: string, command: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: folder, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)) : resolve(),
    )
  })
}

/** Copies the sources of the shops into `folder`, without installing anything. */
export function copyShops(folder: string): void {
  for (const part of ['package.json', 'docs-app', 'plain-app', 'react-app', 'server-app', 'vue-app'])
    cpSync(path.join(import.meta.dirname, part), path.join(folder, part), { recursive: true })
  writeSnippets(path.join(folder, 'docs-app/snippets'))
}

/**
 * Checks types and builds the bundles of the shops in `folder` with the installed packages, in parallel where possible.
 */
export async function buildShops(folder: string): Promise<void> {
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name)
  const build = (app: string, ...options: string[]) =>
    run(path.join(folder, app), bin('vite'), 'build', '--logLevel', 'warn', ...options)
  await Promise.all([
    ...['docs-app', 'react-app', 'server-app'].map((app) =>
      run(path.join(folder, app), bin('tsc'), '-p', 'tsconfig.json'),
    ),
    build('react-app').then(() => build('vue-app')),
    build('docs-app'),
    build('server-app', '--outDir', 'dist/client').then(() =>
      build('server-app', '--ssr', 'entry-server.tsx', '--outDir', 'dist/server'),
    ),
  ])
}

/** Installs and builds the shops outside the workspace with the packed widget: one archive, one install, parallel steps. */
export async function installShops(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-hosts-'))
  const archives = path.join(folder, 'archives')
  copyShops(folder)
  const npm = (...args: string[]) =>
    run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...args)
  const pack = async () => {
    const turbo = path.join(repository, 'node_modules/.bin/turbo')
    await run(repository, turbo, 'run', 'build', '--filter=@klarsikt/discovery', '--output-logs=errors-only')
    await run(path.join(repository, 'packages/discovery'), 'pnpm', 'pack', '--pack-destination', archives)
  }
  await Promise.all([npm(), pack()])
  // Installing the archive last is quick, because it is a local file without dependencies.
  await npm(`./archives/${readdirSync(archives)[0]}`)
  await buildShops(folder)
  return folder
}
