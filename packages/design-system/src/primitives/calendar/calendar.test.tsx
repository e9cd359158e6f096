// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Calendar } from './calendar.js'
import { dateRules, toDate } from './iso-date.js'

describe('dates of the public props', () => {
  it('are days of the calendar and nothing else', () => {
    expect(toDate('2030-05-17')?.toString()).toBe('2030-05-17')
    expect(toDate('2028-02-29')?.toString()).toBe('2028-02-29')
    for (const wrong of [null, undefined, '', '2030-5-17', '2030-13-01', '2027-02-29', '17/5 2030', '2030-05-17T10:00'])
      expect(toDate(wrong)).toBeNull()
  })

  it('ask the predicate with the same kind of text', () => {
    const asked: string[] = []
    const rules = dateRules({
      isUnavailable: (date) => {
        asked.push(date)
        return date === '2030-05-01'
      },
    })
    const first = toDate('2030-05-01')
    expect(first && rules.isDateUnavailable?.(first)).toBe(true)
    expect(asked).toEqual(['2030-05-01'])
  })

  it('leave out bounds that are none, so that nothing is bounded by mistake', () => {
    expect(dateRules({ min: '', max: 'igår' })).toEqual({ firstDayOfWeek: 'mon' })
  })
})

it('is whole in the server’s page', () => {
  const page = renderToString(<Calendar label="Leveransdag" defaultValue="2030-05-17" today="2030-05-08" />)
  expect(page).toContain('maj 2030')
  expect(page.match(/data-current/g)).toHaveLength(1)
  expect(page).toMatch(/data-selected="true"[^>]*>17</)
})
