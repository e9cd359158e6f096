import { afterEach, expect, it, vi } from 'vitest'
import { forgetDraft, forgetPage, keepDraft, recallDraft } from './draft.js'

afterEach(() => {
  vi.restoreAllMocks()
  forgetDraft()
})

const TYPED = { ssn: '19900101-2385', firstName: 'Anna', note: 'Kommer med hund' }

it('keeps what is typed over a reload, all but the personal number', () => {
  keepDraft(TYPED)
  expect(recallDraft()).toEqual(TYPED)
  expect(JSON.stringify(window.sessionStorage)).not.toContain('2385')
  forgetPage()
  expect(recallDraft()).toEqual({ firstName: 'Anna', note: 'Kommer med hund' })
})

it('forgets it when the visit is booked', () => {
  keepDraft(TYPED)
  forgetDraft()
  expect(recallDraft()).toBeNull()
})

it('lasts as long as the page where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft(TYPED)
  expect(recallDraft()).toEqual(TYPED)
})

it('takes nothing that it did not write', () => {
  window.sessionStorage.setItem('booking-details', '{"firstName": 5, "role": "admin", "email": "a@b.se"}')
  expect(recallDraft()).toEqual({ email: 'a@b.se' })
  window.sessionStorage.setItem('booking-details', 'not json')
  expect(recallDraft()).toBeNull()
})
