// Entry point for plain npm on any Node from version 18. It installs the pinned pnpm (and a recent Node if this one is
// too old), installs the packages and runs the named script. The machine needs nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = 'node@24.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const windows = process.platform === 'win32'
const env = {
  ...process.env,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
  TURBO_TELEMETRY_DISABLED: '1',
}

const [major, minor, patch] = process.versions.node.split('.').map(Number)
const atLeast = (a, b) => minor > a || (minor === a && patch >= b)
const recent = major >= 26 || (major === 24 && atLeast(15, 0)) || (major === 22 && atLeast(22, 2))

/**
 * Returns the PATH with the tools that npx has installed. The tools then run as direct children of this process, so
 * that signals reach them.
 */
function toolchainPath() {
  const args = [
    '--yes',
    ...(recent ? [] : ['-p', NODE]),
    '-p',
    manifest.packageManager,
    '-c',
    'node -p process.env.PATH',
  ]
  for (let attempt = 1; attempt <= 3; attempt++) {
    const probe = spawnSync(windows ? 'npx.cmd' : 'npx', args, { cwd: root, env, shell: windows, encoding: 'utf8' })
    if (probe.status === 0) return probe.stdout.trim().split('\n').pop()
    process.stderr.write(probe.stderr)
  }
  console.error('The toolchain could not be fetched from the npm registry.')
  process.exit(1)
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: windows })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const forward = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      resolve(signal ? 128 : (code ?? 1))
    })
  })
}

/** The registry sometimes answers with a server error, and an install can be repeated safely. */
async function install() {
  for (let attempt = 1; attempt <= 3; attempt++) {
    if ((await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'])) === 0) return
  }
  process.exit(1)
}

const [script, ...args] = process.argv.slice(2)
console.log(`Klarsikt: getting the toolchain (${manifest.packageManager}${recent ? '' : `, ${NODE}`})`)
env.PATH = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${toolchainPath()}`
console.log('Klarsikt: installing packages')
await install()
// An install that finds nothing to do runs no scripts, also when the texts have changed since.
if ((await run('node', ['packages/tooling/src/write-messages.ts'])) !== 0) process.exit(1)
process.exit(await run('node', [`scripts/${script}.mjs`, ...args]))
