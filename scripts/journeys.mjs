// The journeys alone, or a part of them: `npm run journeys 2/3` walks the second third, in a shop of its own.
import { browsers } from './chromium.mjs'
import { printDurations, timingsFolder } from './durations.mjs'
import { bin, step } from './lib.mjs'

const [shard = '1/1'] = process.argv.slice(2)
const env = { ...browsers(), TEST_TIMINGS: timingsFolder }

step('build', bin('turbo'), ['run', 'build', '--output-logs=errors-only'], { env })
step(`journeys, part ${shard}`, bin('tsx'), ['apps/e2e/src/run.ts', 'journeys', `--shard=${shard}`], { env })
printDurations()
