import type { Job, Round } from '@klarsikt/server/jobs'
import type { Deps } from './context.js'
import type { EquippedDeps, Module, ModuleRound, OutsideSystems, WorkDeps } from './define-module.js'
import { forgetPersonalData } from './forget-personal-data.js'
import { jobAsSystem, roundAsSystem } from './groups/platform/audit/as-system.js'

export type BackgroundWork = {
  readonly rounds: readonly Round[]
  readonly jobs: readonly Job[]
  /** Runs every round and every job once, for tests. */
  runOnce(): Promise<void>
  /** Closes the connections of the background work. Call it after the last round has ended. */
  close(): void
}

/** The modules' jobs that run on a schedule. */
export function scheduledJobs(deps: Deps, modules: readonly Module[]): Job[] {
  const jobs = modules.flatMap((one) => one.jobs)
  return jobs.map(({ name, schedule, handle }) => jobAsSystem({ name, schedule, handle: () => handle(deps) }))
}

/**
 * Puts together the work that runs without a request: it settles payments, releases what unpaid attempts hold, charges,
 * and sends letters. Each kind is a round of its own, so that a hanging mail server does not hold up payments.
 */
export function createBackgroundWork(deps: Deps, modules: readonly Module[], outside: OutsideSystems): BackgroundWork {
  const work: WorkDeps = { ...deps, ...outside, letters: modules.flatMap(({ letters }) => letters) }
  const all = modules.flatMap((one) => one.rounds)
  // Rounds that send come last, so that runOnce also sends what the earlier rounds have written.
  const inOrder = [...all.filter(({ needs }) => needs === undefined), ...all.filter(({ needs }) => needs !== undefined)]
  const rounds = inOrder.flatMap((one) =>
    isEquipped(work, one) ? [roundAsSystem({ ...one, run: () => one.run(work) })] : [],
  )
  const jobs = [
    { name: 'checkout-clean', schedule: { cron: '37 * * * *' }, handle: () => forgetPersonalData(deps, modules) },
  ].map(jobAsSystem)
  return {
    rounds,
    jobs,
    async runOnce() {
      for (const { run } of rounds) await run()
      for (const { handle } of jobs) await handle({})
    },
    close: () => outside.mail?.close(),
  }
}

/** Whether the outside system that a round needs is configured. A round uses only the system that it names. */
const isEquipped = (work: WorkDeps, { needs }: ModuleRound): work is EquippedDeps =>
  needs === undefined || work[needs] !== null
