import type { Job, Round } from '@klarsikt/server/jobs'
import type { Deps } from './context.js'
import type { EquippedDeps, Module, ModuleRound, OutsideSystems, WorkDeps } from './define-module.js'
import { forgetPersonalData } from './forget-personal-data.js'
import { jobAsSystem, roundAsSystem } from './modules/audit/as-system.js'

export type BackgroundWork = {
  readonly rounds: readonly Round[]
  readonly jobs: readonly Job[]
  /** One round of everything now, for tests. */
  runOnce(): Promise<void>
  /** When the last round has ended. */
  close(): void
}

/** Work by the clock. */
export function scheduledJobs(deps: Deps, modules: readonly Module[]): Job[] {
  const jobs = modules.flatMap((one) => one.jobs)
  return jobs.map(({ name, schedule, handle }) => jobAsSystem({ name, schedule, handle: () => handle(deps) }))
}

/**
 * What goes on without anybody asking: the truth about payments and the end of what they hold, charges, letters. Each kind
 * is a round of its own: a mail server that hangs must not keep payments waiting.
 */
export function createBackgroundWork(deps: Deps, modules: readonly Module[], outside: OutsideSystems): BackgroundWork {
  const work: WorkDeps = { ...deps, ...outside, letters: modules.flatMap(({ letters }) => letters) }
  const all = modules.flatMap((one) => one.rounds)
  // What sends comes after what it sends, so that one round of everything also sends it.
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

/** Whether there is what a round needs; it uses nothing that it does not name. */
const isEquipped = (work: WorkDeps, { needs }: ModuleRound): work is EquippedDeps =>
  needs === undefined || work[needs] !== null
