import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../consumer/install.js'
import { repository } from '../harness/process.js'

/** The shops in a folder outside the workspace, with the packed widget from npm, built and typed. */
export function installShops(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-foreign-'))
  const archives = path.join(folder, 'archives')
  run(repository, path.join(repository, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@klarsikt/discovery',
    '--output-logs=errors-only',
  ])
  run(path.join(repository, 'packages/discovery'), 'pnpm', ['pack', '--pack-destination', archives])
  for (const part of ['package.json', 'plain-app', 'react-app', 'server-app', 'vue-app'])
    cpSync(path.join(import.meta.dirname, part), path.join(folder, part), { recursive: true })
  const [archive] = readdirSync(archives)
  run(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `./archives/${archive}`,
  ])
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name)
  const build = (app: string, ...options: string[]) =>
    run(path.join(folder, app), bin('vite'), ['build', '--logLevel', 'warn', ...options])
  for (const app of ['react-app', 'server-app']) run(path.join(folder, app), bin('tsc'), ['-p', 'tsconfig.json'])
  build('react-app')
  build('vue-app')
  build('server-app', '--outDir', 'dist/client')
  build('server-app', '--ssr', 'entry-server.tsx', '--outDir', 'dist/server')
  return folder
}
