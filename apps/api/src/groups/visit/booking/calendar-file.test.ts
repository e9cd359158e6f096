import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.js'

const VISIT = {
  calendarId: 'c1',
  sequence: 3,
  start: '2026-11-04T09:00:00Z',
  end: '2026-11-04T09:30:00Z',
  changedAt: '2026-11-02T10:00:00Z',
  storeName: 'Nacka Forum',
  place: 'Forumvägen 14, 131 53 Nacka',
  url: 'https://klarsikt.example/bokning/x',
  serviceEmail: 'Klarsikt <hej@klarsikt.example>',
}

function read(isCancelled: boolean) {
  const text = calendarFile(VISIT, { isCancelled })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  return { text, calendar, event: events[0], events: events.length }
}

describe('a calendar file by iTIP (RFC 5546)', () => {
  it.each([
    [false, 'PUBLISH', 'CONFIRMED'],
    [true, 'CANCEL', 'CANCELLED'],
  ])('has what its method asks for (cancelled: %s)', (isCancelled, method, status) => {
    const { calendar, event, events } = read(isCancelled)
    expect([calendar.getFirstPropertyValue('method'), events]).toEqual([method, 1])
    // 3.2.1 and 3.2.5: each property occurs once.
    const once = ['organizer', 'uid', 'dtstamp', 'dtstart', 'summary', 'sequence', 'status']
    expect(once.filter((name) => event?.getAllProperties(name).length !== 1)).toEqual([])
    expect(event?.getFirstPropertyValue('status')).toBe(status)
    expect(event?.getFirstPropertyValue('sequence')).toBe(3)
    // 3.2.1: a published event has no attendees.
    expect(event?.getAllProperties('attendee')).toEqual([])
  })

  it('names customer service by its address, whatever stands before it', () => {
    const { event } = read(false)
    expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:hej@klarsikt.example')
    expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe('Klarsikt')
  })

  it('has lines of 75 bytes at most', () => {
    expect(
      read(false)
        .text.split('\r\n')
        .filter((line) => Buffer.byteLength(line) > 75),
    ).toEqual([])
  })
})
