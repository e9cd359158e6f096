/**
 * Tests what a merchant gets: the packed packages, installed by npm outside the workspace, and the command run by plain
 * Node.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-feed-packed-'))
/** NODE_OPTIONS makes the workspace resolve its packages to their source. A merchant does not set it. */
const { NODE_OPTIONS: _, ...env } = process.env
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

try {
  const archives = path.join(folder, 'archives')
  for (const name of ['core', 'contract', 'feed'])
    run(path.join(packages, name), 'pnpm', 'pack', '--pack-destination', archives)
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  const found = readdirSync(archives).map((archive) => `./archives/${archive}`)
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...found)
  writeFileSync(path.join(folder, 'shop.csv'), 'product_id,title,page_url\n1,A,/a\n')
  const feed = path.join(folder, 'node_modules/.bin/klarsikt-feed')
  const help = run(folder, feed, '--help')
  const checked = run(folder, feed, 'import', '--tenant', 'a', '--market', 'se', '--dry-run', 'shop.csv')
  if (!help.includes('--dry-run')) throw new Error(`--help printed: ${help}`)
  if (!checked.includes('1 products are good (csv)')) throw new Error(`The check printed: ${checked}`)
  console.log('  the packed command runs outside the workspace')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
