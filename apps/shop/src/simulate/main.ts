/** Runs the demo shop through months within minutes and draws what happened: `pnpm simulate --months 24`. */
import { replaceFile } from '@klarsikt/server/files'
import { Command, InvalidArgumentError } from 'commander'
import { drawFigures } from './draw-figures.js'
import { MovableClock } from './movable-clock.js'
import { simulate } from './simulate.js'
import { openSimulatedShop } from './simulated-shop.js'

const number = (least: number, most: number) => (text: string) => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new InvalidArgumentError(`is not a whole number from ${least} to ${most}.`)
  return value
}

type Options = { months: number; from: string; seed: number; stepHours: number; picture?: string }

const { months, from, seed, stepHours, picture } = new Command('simulate')
  .description('Lives through months in the demo shop: its jobs, letters, SMS and the people who come by.')
  .option('--months <number>', 'how long', number(1, 60), 24)
  .option('--from <date>', 'the day it begins', '2026-11-02')
  .option('--seed <number>', 'decides what people do', number(0, 2 ** 31), 1)
  .option('--step-hours <number>', 'how far the clock jumps at a time', number(1, 24), 3)
  .option('--picture <file>', 'draws what happened, as SVG')
  .parse(process.argv.filter((argument, at) => at !== 2 || argument !== '--'))
  .opts<Options>()

const started = performance.now()
const print = (line: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`)
const start = new Date(`${from}T07:00:00Z`)
const until = new Date(start)
until.setUTCMonth(until.getUTCMonth() + months)

const clock = new MovableClock(start)
const shop = await openSimulatedShop(clock)
try {
  const { months: figures, failures } = await simulate(shop, clock, {
    until,
    seed,
    stepHours,
    onMonth: (month) => print(month),
  })
  const names = [...new Set(figures.flatMap(({ counts }) => Object.keys(counts)))].toSorted()
  for (const name of names) print(`${figures.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)}  ${name}`)
  for (const failure of failures) print(`FAILED ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  if (picture) await replaceFile(picture, drawFigures(figures, `${months} months from ${from}, seed ${seed}`))
} finally {
  await shop.close()
}
