import { describe, expect, it } from 'vitest'
import { coverVisits } from './cover-visits.js'
import { examinerDay } from './examiner-day.js'
import type { StoreSchedule } from './free-slots.js'
import { dayClock, type WorkPlan } from './work-hours.js'

const DAY = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
]
const plan: WorkPlan = { week: [DAY, DAY, DAY, DAY, DAY, [], []] }
const open = { opens: '10:00', closes: '18:00' }
const hours = { week: [open, open, open, open, open, null, null] }
const TUESDAY = '2026-11-03'
const at = (time: string) => Date.parse(`${TUESDAY}T${time}:00+01:00`)
const span = (from: string, to: string) => ({ start: at(from), end: at(to) })

describe('the visits of someone who is away', () => {
  const schedule: StoreSchedule = {
    hours,
    examiners: [
      { id: 'bo', skills: ['sight'], plan },
      { id: 'cia', skills: ['sight', 'children'], plan },
    ],
    rooms: [
      { id: 'one', kinds: ['visual'] },
      { id: 'two', kinds: ['visual'] },
    ],
  }
  const visit = (id: string, time: string, ageGroup: '18-74' | '8-12' = '18-74') =>
    ({ id, examType: 'glasses', ageGroup, start: at(time), day: TUESDAY }) as const
  const now = new Date(at('08:00'))

  it('go to who is free and may see them, each to one', () => {
    const visits = [visit('a', '10:00'), visit('b', '10:00'), visit('c', '10:00'), visit('child', '11:00', '8-12')]
    expect([...coverVisits(schedule, [], visits, now)]).toEqual([
      ['a', 'bo'],
      ['b', 'cia'],
      ['c', null],
      ['child', 'cia'],
    ])
  })

  it('skip a colleague or a room that is taken', () => {
    const taken = [{ ...span('10:00', '10:30'), examinerId: 'bo', roomId: 'one' }]
    expect(coverVisits(schedule, taken, [visit('a', '10:00')], now).get('a')).toBe('cia')
    const [one] = schedule.rooms
    const narrow = { ...schedule, rooms: one ? [one] : [] }
    expect(coverVisits(narrow, taken, [visit('a', '10:00')], now).get('a')).toBeNull()
  })
})

describe('a day of an examiner', () => {
  it('has work within the hours of the store, breaks, and what is left of it', () => {
    expect(examinerDay(dayClock(TUESDAY), plan, hours, [span('10:30', '11:00')])).toEqual({
      work: [span('10:00', '12:00'), span('13:00', '17:00')],
      breaks: [span('12:00', '13:00')],
      free: [span('10:00', '10:30'), span('11:00', '12:00'), span('13:00', '17:00')],
      absence: null,
    })
  })

  it('says why nothing is worked', () => {
    const away = { from: '2026-11-02', to: TUESDAY, reason: 'training' } as const
    const day = examinerDay(dayClock(TUESDAY), { ...plan, leave: [away] }, hours, [])
    expect(day).toEqual({ work: [], breaks: [], free: [], absence: away })
  })
})
