// Runs the shop during development. After each change it builds the affected packages and restarts the shop on its
// data.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { bin, root, SHOP_PROCESS } from './lib.mjs'

let shop
let timer
let busy = false
let again = false

const build = () =>
  spawnSync(bin('turbo'), ['run', 'build', '--filter=@klarsikt/shop...', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0

async function stop() {
  if (!shop || shop.exitCode !== null) return
  const gone = new Promise((resolve) => shop.once('exit', resolve))
  // SIGINT stops at once, because there are no connections to drain.
  shop.kill('SIGINT')
  await gone
}

async function restart() {
  if (busy) {
    again = true
    return
  }
  busy = true
  do {
    again = false
    if (build()) {
      await stop()
      shop = spawn(process.execPath, [...SHOP_PROCESS.flags, 'apps/shop/dist/main.js'], {
        cwd: root,
        env: { KLARSIKT_DEMO: '1', ...process.env },
        stdio: 'inherit',
      })
    }
  } while (again)
  busy = false
}

const changed = (_, name) => {
  if (name && /\.test\.|\.stories\.|\.spec\.|messages.generated/.test(name)) return
  clearTimeout(timer)
  timer = setTimeout(() => void restart(), 200)
}

for (const group of ['packages', 'apps']) {
  for (const name of readdirSync(path.join(root, group))) {
    const source = path.join(root, group, name, 'src')
    if (name !== 'e2e' && existsSync(source)) watch(source, { recursive: true }, changed)
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)))
await restart()
