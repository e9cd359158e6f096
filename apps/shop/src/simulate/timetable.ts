import type { Job } from '@klarsikt/server/jobs'
import { CronExpressionParser } from 'cron-parser'

type Row = { readonly job: Job; readonly cron: string; next: Date }

/** The scheduled jobs by a clock that jumps: those whose time has come since the last look, each once, as the scheduler would after a pause. */
export class Timetable {
  readonly #rows: readonly Row[]

  constructor(jobs: readonly Job[], start: Date) {
    this.#rows = jobs.flatMap((job) =>
      job.schedule ? [{ job, cron: job.schedule.cron, next: nextOf(job.schedule.cron, start) }] : [],
    )
  }

  /** In the order of their times. */
  takeDue(now: Date): readonly Job[] {
    const due = this.#rows.filter(({ next }) => next <= now).toSorted((a, b) => a.next.getTime() - b.next.getTime())
    for (const row of due) row.next = nextOf(row.cron, now)
    return due.map(({ job }) => job)
  }
}

/** Cron fields are Stockholm time, as the scheduler of the shop reads them. */
function nextOf(cron: string, after: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: after, tz: 'Europe/Stockholm' }).next().toDate()
}
