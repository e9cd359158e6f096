// Finds the browsers of the tests, or installs one. Browser tests always run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

const DEBIAN = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
const OTHERS = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns environment variables that name the tests' browsers. `CHROMIUM_PATH` is for everything but pictures. It is
 * the headless build if there is one, because a journey costs little more than half in it. `CHROMIUM_FOR_PICTURES` is
 * the browser that took the accepted pictures, because the other one smooths letters differently. Exits when there is
 * no browser.
 */
export function browsers() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && existsSync(chosen))
    return { CHROMIUM_PATH: chosen, CHROMIUM_FOR_PICTURES: existsSync(DEBIAN) ? DEBIAN : chosen }
  const whole = [DEBIAN, ...OTHERS].find((file) => existsSync(file)) ?? installed()
  return { CHROMIUM_PATH: whole === DEBIAN && hasShell() ? SHELL : whole, CHROMIUM_FOR_PICTURES: whole }
}

/**
 * Installs the headless build only as root, because a machine that runs as root is most likely made for tests. A
 * personal machine is left alone.
 */
const hasShell = () => existsSync(SHELL) || (isRoot() && get('chromium-headless-shell') && existsSync(SHELL))

function installed() {
  console.log('\n> no Chromium found: installing one')
  if ((get('chromium') || (get('chromium', 'update') && get('chromium'))) && existsSync(DEBIAN)) return DEBIAN
  const file = ofPlaywright()
  if (file) return file
  console.error(
    '\nThe tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium)\nor name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
  process.exit(1)
}

const isRoot = () => process.getuid?.() === 0
const quiet = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Installs a package of Debian. It gives up when the network does not answer within 20 seconds. */
function get(name, verb = 'install') {
  if (!existsSync('/usr/bin/apt-get')) return false
  const timeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  const args = verb === 'update' ? ['update', '-qq'] : ['install', '-y', '-qq', '--no-install-recommends', name]
  const command = ['apt-get', ...timeouts, ...args]
  if (isRoot()) return quiet(command[0], command.slice(1))
  return existsSync('/usr/bin/sudo') && quiet('sudo', ['-n', ...command])
}

function ofPlaywright() {
  const folder = path.join(root, 'apps/e2e')
  if (!quiet(path.join(folder, 'node_modules/.bin/playwright'), ['install', 'chromium'])) return false
  const found = spawnSync(
    process.execPath,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    { cwd: folder, encoding: 'utf8' },
  )
  const file = found.stdout.trim()
  return file && existsSync(file) && file
}
