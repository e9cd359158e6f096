import type { Job, Round } from '@klarsikt/server/jobs'
import { actAs } from './acting-as.js'

const actAsJob = <T>(job: string, work: () => T): T => actAs({ kind: 'system', job }, null, work)

/** Makes a round act as the system, under the round's name. */
export function roundAsSystem(round: Round): Round {
  return { ...round, run: () => actAsJob(round.name, round.run) }
}

/** Makes a job act as the system, under the job's name. */
export function jobAsSystem<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return { ...job, handle: (payload) => actAsJob(job.name, () => job.handle(payload)) }
}
