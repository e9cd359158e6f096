import type { Round } from '@klarsikt/server/jobs'
import type { Deps } from '../context.js'
import { forget } from '../modules/learning/forget.js'
import { createLearning } from '../modules/learning/learn.js'
import { tidy } from './tidy.js'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Repeated work outside requests. Only one replica does each round. */
export function backgroundWork(deps: Deps): Round[] {
  const learn = createLearning(deps)
  return [
    // This interval decides how soon new events affect suggestions and recommendations.
    exclusiveRound('discovery-learn', MINUTE, learn),
    exclusiveRound('discovery-tidy', 10 * MINUTE, () => tidy(deps)),
    exclusiveRound('discovery-forget', HOUR, () => forget(deps)),
  ]
}

const exclusiveRound = (name: string, every: number, run: () => Promise<unknown>): Round => ({
  name,
  every,
  timeout: 15 * MINUTE,
  exclusive: true,
  async run() {
    await run()
    return 0
  },
})
