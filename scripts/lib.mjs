// What the repository's own commands share: running a step with its time.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteStep, printDurations } from './durations.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = (name) => path.join(root, 'node_modules', '.bin', name)

/**
 * How Node runs the shop, here and where it is measured. Flags: a young generation of 4 MB instead of 16, a compact heap
 * until the start is over (apps/shop/src/main.ts), and the right to collect once then. Environment: the C library keeps a
 * pool of memory for each of a dozen threads, and what was freed after a busy start, unless configured not to. Idle, the
 * process takes little more than half of what it would.
 */
export const SHOP_PROCESS = JSON.parse(readFileSync(new URL('shop-process.json', import.meta.url), 'utf8'))

/**
 * A command that leaves the processor time of its whole tree of processes behind: the shell that waits for it knows it by
 * `times`. Windows has no such shell; there the command runs as it is and its processor time is not told.
 */
function measured(command, args) {
  if (process.platform === 'win32') return { command, args, processorSeconds: () => 0 }
  const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-step-'))
  const file = path.join(folder, 'times')
  return {
    command: 'sh',
    args: ['-c', 'file=$1; shift; "$@"; status=$?; times > "$file"; exit $status', 'sh', file, command, ...args],
    processorSeconds() {
      try {
        const children = readFileSync(file, 'utf8').trim().split('\n').pop()
        return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
      } catch {
        return 0
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Lines of a failed step that are repeated. */
const TAIL_LINES = 60

/** Runs one step and stops the whole command when it fails. */
export function step(title, command, args, options = {}) {
  const started = Date.now()
  console.log(`\n> ${title}`)
  const run = measured(command, args)
  const { status, signal } = spawnSync(run.command, run.args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  })
  noteStep(title, Date.now() - started, run.processorSeconds())
  if (status !== 0) {
    printDurations()
    console.error(`\nx ${title} failed${signal ? ` (${signal})` : ''}`)
    process.exit(status ?? 1)
  }
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Runs branches of steps side by side, each branch in order. What a step prints is held back until it has ended. A
 * branch ends with its first failure; the others go on, so that one run names all that is wrong, and what failed is said
 * once more at the end, where it is looked for.
 */
export async function together(...branches) {
  const failures = []
  await Promise.all(
    branches.map(async (steps) => {
      for (const { title, command, args, env, cwd = root } of steps) {
        const started = Date.now()
        console.log(`\n> ${title} (side by side)`)
        const run = measured(command, args)
        const child = spawn(run.command, run.args, {
          cwd,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, ...env },
        })
        const printed = []
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => printed.push(bytes))
        const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
        const output = Buffer.concat(printed)
        process.stdout.write(output)
        noteStep(title, Date.now() - started, run.processorSeconds())
        if (status !== 0) {
          console.error(`\nx ${title} failed`)
          failures.push({ title, output: String(output) })
          return
        }
        console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
      }
    }),
  )
  if (failures.length > 0) printDurations()
  for (const { title, output } of failures) console.error(`\nx ${title} failed:\n${lastWords(output)}`)
  if (failures.length > 0) process.exit(1)
}

/** The end of what a step printed, without the lines of what passed. */
function lastWords(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('\u2713'))
  return lines.slice(-TAIL_LINES).join('\n')
}
