import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { startService } from './discovery-service.js'
import { installShops } from './install.js'
import { SHOPS, startShop, startSnippets } from './shops.js'

/**
 * Tests shops of others, with the widget as published on npm, against the real discovery service. Arguments are passed to the runner of the
 * journeys; `--keep` keeps the folder, `--serve` only starts the shops.
 */

const options = process.argv.slice(2)
const own = (name: string) => options.includes(name)
const started = Date.now()
const since = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
const e2e = path.resolve(import.meta.dirname, '../..')

// `HOSTS_FOLDER` names shops that an earlier run kept.
const installed = Promise.resolve(process.env['HOSTS_FOLDER'] ?? installShops()).then((folder) => {
  console.log(`  installed and built in ${since()}`)
  return folder
})
const [folder, service] = await Promise.all([installed, startService()])
const shops = await Promise.all(SHOPS.map(async (name) => ({ name, ...(await startShop(name, folder, service)) })))
console.log(`  four shops are open after ${since()}`)
const documents = await startSnippets(folder, service)
const env: Record<string, string> = {
  HOSTS_API: service.url,
  HOSTS_DOCUMENTS: documents.url,
  HOSTS_CATEGORY: JSON.stringify(service.category),
}
for (const { name, url } of shops) env[`HOSTS_${name.toUpperCase()}`] = url

async function walk(): Promise<number> {
  if (own('--serve')) {
    console.log(env)
    await new Promise((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve))
    return 0
  }
  const runner = spawn(
    path.join(e2e, 'node_modules/.bin/playwright'),
    ['test', '-c', 'src/hosts/playwright.config.ts', ...options.filter((option) => option !== '--keep')],
    { cwd: e2e, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return new Promise((resolve) => runner.once('close', (code) => resolve(code ?? 1)))
}

let code = 1
try {
  code = await walk()
} finally {
  for (const shop of [...shops, documents]) shop.stop()
  await service.stop()
  if (own('--keep')) console.log(`  left in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
console.log(`  host pages: ${since()}`)
process.exit(code)
