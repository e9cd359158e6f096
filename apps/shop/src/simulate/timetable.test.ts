import type { Job } from '@klarsikt/server/jobs'
import { expect, it } from 'vitest'
import { Timetable } from './timetable.js'

const job = (name: string, cron?: string): Job => ({
  name,
  ...(cron && { schedule: { cron } }),
  handle: () => Promise.resolve(),
})
const names = (jobs: readonly Job[]) => jobs.map(({ name }) => name)

it('gives what is due once after a jump, earliest first, and nothing that has no time of its own', () => {
  const timetable = new Timetable(
    [job('daily', '7 5 * * *'), job('hourly', '17 * * * *'), job('queued')],
    new Date('2026-11-25T00:00:00Z'),
  )
  expect(names(timetable.takeDue(new Date('2026-11-25T00:10:00Z')))).toEqual([])
  expect(names(timetable.takeDue(new Date('2026-11-25T06:00:00Z')))).toEqual(['hourly', 'daily'])
  expect(names(timetable.takeDue(new Date('2026-11-25T06:00:00Z')))).toEqual([])
  expect(names(timetable.takeDue(new Date('2026-11-26T04:06:59Z')))).toEqual(['hourly'])
})

it('keeps the time of day in Stockholm over both nights of daylight saving [R9]', () => {
  for (const [night, before] of [
    ['2027-03-28', '03:06'],
    ['2027-10-31', '04:06'],
  ] as const) {
    const timetable = new Timetable([job('daily', '7 5 * * *')], new Date(`${night}T00:00:00Z`))
    const due = new Date(`${night}T${before}:00Z`)
    expect(timetable.takeDue(due)).toEqual([])
    expect(names(timetable.takeDue(new Date(due.getTime() + 60_000)))).toEqual(['daily'])
  }
})
