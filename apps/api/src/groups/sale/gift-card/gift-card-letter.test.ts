import { wholeOre } from '@klarsikt/core/money'
import { expect, it } from 'vitest'
import { giftCardLetter } from './gift-card-letter.js'

const SOLD = {
  orderNumber: '10000001',
  buyer: { email: 'anna@example.se', firstName: 'Anna' },
  cards: [{ number: '1111222233334444', pin: '0471', amount: wholeOre(50_000), validUntil: '2028-11-02' }],
}
const CONTEXT = { shopUrl: 'https://klarsikt.example', serviceEmail: 'hej@klarsikt.example' }

it('names the card to print that is attached [GIFT-001]', () => {
  const { text, html, attachments } = giftCardLetter.render({ ...SOLD, document: 'JVBERi0=' }, CONTEXT)
  for (const part of [text, html]) expect(part).toContain('Presentkortet finns också i bilagan')
  expect(attachments).toEqual([
    {
      filename: 'presentkort-10000001.pdf',
      content: 'JVBERi0=',
      contentType: 'application/pdf',
      encoding: 'base64',
    },
  ])
})

it('is still sent, without naming one, when it was written before cards were drawn [GIFT-001]', () => {
  const { text, attachments } = giftCardLetter.render(SOLD, CONTEXT)
  expect(text).toContain('Nummer: 1111 2222 3333 4444\nPinkod: 0471')
  expect(text).not.toContain('bilagan')
  expect(attachments).toBeUndefined()
})
