// Records how long the steps of `npm test` and its slowest tests took.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SLOWEST_COUNT = 50
const TITLE_LENGTH = 110

/** Folder in which test runners write their times (packages/tooling/src/timings.ts). */
export const timingsFolder = path.join(tmpdir(), `klarsikt-timings-${process.pid}`)

const steps = []

/** Records a step that has ended, with its duration and the processor time of all its processes. */
export function noteStep(title, milliseconds, processorSeconds) {
  steps.push({ title, milliseconds, processorSeconds })
}

/** Prints the steps in the order in which they ended, and then the slowest tests of all runners. */
export function printDurations() {
  console.log('\nSteps: time on the clock, and of the processor')
  for (const { title, milliseconds, processorSeconds } of steps)
    console.log(`${seconds(milliseconds)} ${seconds(processorSeconds * 1000)}  ${title}`)
  const total = steps.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0)
  console.log(`${''.padStart(10)} ${seconds(total * 1000)}  in all`)
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
