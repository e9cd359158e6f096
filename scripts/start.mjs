// Builds what has changed and runs the whole shop. Turbo remembers earlier builds.
import { spawn } from 'node:child_process'
import { bin, root, SHOP_PROCESS, step } from './lib.mjs'

step('building the shop', bin('turbo'), ['run', 'build', '--filter=@klarsikt/shop...', '--output-logs=errors-only'])
const child = spawn(process.execPath, [...SHOP_PROCESS.flags, 'apps/shop/dist/main.js'], {
  cwd: root,
  // The repository's own commands start a demo. A shop that is started in another way begins empty.
  env: { KLARSIKT_DEMO: '1', ...process.env, ...SHOP_PROCESS.env },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)))
