import type { Job, Round } from '@klarsikt/server/jobs'
import { actAs } from './acting-as.js'

const actAsJob = <T>(job: string, work: () => T): T => actAs({ kind: 'system', job }, null, work)

/** A round that works on behalf of the system, by its own name. */
export function roundAsSystem(round: Round): Round {
  return { ...round, run: () => actAsJob(round.name, round.run) }
}

/** A job that works on behalf of the system, by its own name. */
export function jobAsSystem<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return { ...job, handle: (payload) => actAsJob(job.name, () => job.handle(payload)) }
}
