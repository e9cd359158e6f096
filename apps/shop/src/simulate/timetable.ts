import type { Job } from '@klarsikt/server/jobs'
import { CronExpressionParser } from 'cron-parser'

type Row = { readonly job: Job; readonly cron: string; next: Date }

/**
 * Finds scheduled jobs that are due when the clock jumps. Each due job runs once, as the scheduler does after a pause.
 */
export class Timetable {
  readonly #rows: readonly Row[]

  constructor(jobs: readonly Job[], start: Date) {
    this.#rows = jobs.flatMap((job) =>
      job.schedule ? [{ job, cron: job.schedule.cron, next: nextOf(job.schedule.cron, start) }] : [],
    )
  }

  /** Returns the due jobs in the order of their times. */
  takeDue(now: Date): readonly Job[] {
    const due = this.#rows.filter(({ next }) => next <= now).toSorted((a, b) => a.next.getTime() - b.next.getTime())
    for (const row of due) row.next = nextOf(row.cron, now)
    return due.map(({ job }) => job)
  }
}

/** Returns the next time of a cron expression in Stockholm time, as the shop's scheduler reads it. */
function nextOf(cron: string, after: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: after, tz: 'Europe/Stockholm' }).next().toDate()
}
