// Shared by the repository's commands: it runs steps and measures them.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteStep, printDurations } from './durations.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = (name) => path.join(root, 'node_modules', '.bin', name)

/**
 * Settings with which Node runs the shop, both here and in measurements. The flags set a young generation of 4 MB
 * instead of 16, a compact heap until the start is over (apps/shop/src/main.ts), and the right to collect garbage once
 * then. The environment stops the C library from keeping freed memory for each of a dozen threads. Together they nearly
 * halve the memory of an idle process.
 */
export const SHOP_PROCESS = JSON.parse(readFileSync(new URL('shop-process.json', import.meta.url), 'utf8'))

/**
 * Wraps a command so that it records the processor time of its whole process tree. The shell that waits for it knows
 * the time through `times`. Windows has no such shell, so there the command runs unchanged and no time is recorded.
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

/** Number of lines that are repeated of a failed step. */
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
 * Runs branches of steps at the same time, each branch in order. The output of a step is printed when it has ended. A
 * branch ends with its first failure, and the others go on, so that one run shows everything that is wrong. Failures
 * are printed again at the end, where people look for them.
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

/** Returns the end of a step's output without the lines of passed tests. */
function lastWords(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('\u2713'))
  return lines.slice(-TAIL_LINES).join('\n')
}
