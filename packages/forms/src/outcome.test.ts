import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.js'

it('gives a reply, or why there is none', async () => {
  expect(await outcomeOf(Promise.resolve({ data: 1 }))).toEqual({ ok: true, value: { data: 1 } })
  const failure = { success: false as const, error: { code: 'cart.empty' as const, message: 'Tom.' } }
  expect(await outcomeOf(Promise.resolve(failure))).toEqual({
    ok: false,
    code: 'cart.empty',
    message: 'Tom.',
    fields: {},
  })
})

it('turns a lost answer, and one that no part of the shop gives, into a text', async () => {
  expect(await outcomeOf(Promise.reject(new Error('offline')))).toMatchObject({ ok: false, code: 'network' })
  expect(await outcomeOf(Promise.resolve({ success: false }))).toMatchObject({ ok: false, code: 'network' })
})

it('takes a reply that stops and names why for the reply it is', async () => {
  const stopped = { success: false, result: 'TermsNotAccepted', message: 'Nya villkor.' }
  expect(await outcomeOf(Promise.resolve(stopped))).toEqual({ ok: true, value: stopped })
})
