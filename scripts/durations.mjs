// How long each step of `npm test` and its slowest tests took.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SLOWEST_COUNT = 20
const TITLE_LENGTH = 110

/** Folder where test runners leave their times (packages/tooling/src/timings.ts). */
export const timingsFolder = path.join(tmpdir(), `klarsikt-timings-${process.pid}`)

const steps = []

/** Notes a step that has ended, in milliseconds. */
export function noteStep(title, milliseconds) {
  steps.push({ title, milliseconds })
}

/** Prints the steps in the order they ended, then the slowest tests of all runners. */
export function printDurations() {
  console.log('\nSteps')
  for (const { title, milliseconds } of steps) console.log(`${seconds(milliseconds)}  ${title}`)
  const slowest = readTimings()
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST_COUNT)
  if (slowest.length === 0) return
  console.log('\nSlowest tests')
  for (const { test, milliseconds } of slowest) console.log(`${seconds(milliseconds)}  ${shortened(test)}`)
}

function readTimings() {
  if (!existsSync(timingsFolder)) return []
  const files = globSync('*.json', { cwd: timingsFolder })
  const timings = files.flatMap((file) => JSON.parse(readFileSync(path.join(timingsFolder, file), 'utf8')))
  rmSync(timingsFolder, { recursive: true, force: true })
  return timings
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s`
const shortened = (title) => (title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1)}…` : title)
