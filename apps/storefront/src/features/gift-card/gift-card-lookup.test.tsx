import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { card as sampleCard, colours as sampleColours } from '../../testing/article-samples.js'
import { renderShop, mockShopServer } from '../../testing/render-shop.js'
import { type FaqSection, GiftCardPage } from './gift-card-page.js'
import { type GiftCardLookupResult, lookUpGiftCard } from './look-up-gift-card.js'

const { server } = mockShopServer()
const locked = 'Presentkortet är tillfälligt spärrat efter flera felaktiga försök. Försök igen senare.'

const ASKED: FaqSection = {
  kind: 'faq',
  heading: 'Frågor om presentkort',
  questions: [{ question: 'Hur länge gäller det?', answer: ['I 24 månader.'] }],
}

const open = (articles: readonly ArticleCard[] = []) =>
  renderShop(
    (result: GiftCardLookupResult | undefined) => (
      <GiftCardPage articles={articles} questions={[ASKED]} result={result} />
    ),
    { mutation: lookUpGiftCard },
  )

async function look(number: string, pin: string) {
  const user = userEvent.setup()
  const rendered = open()
  if (number) await user.type(screen.getByLabelText('Presentkortsnummer'), number)
  if (pin) await user.type(screen.getByLabelText('Pinkod'), pin)
  await user.click(screen.getByRole('button', { name: 'Visa saldo' }))
  return rendered
}

describe('the gift card page', () => {
  it('sells cards in designs, not in colours', () => {
    open([sampleCard(7, { family: 'gift-card', colours: sampleColours(7) })])
    expect(screen.getByText('2 motiv')).toBeInTheDocument()
    expect(screen.queryByText(/färger/)).toBeNull()
    expect(screen.getByRole('group', { name: 'Motiv' })).toBeInTheDocument()
  })
  it('has a number and a PIN field with help, and cards to buy [ROUTE-038] [GIFT-001]', async () => {
    const { container } = open([sampleCard(1)])
    expect(screen.getByLabelText('Presentkortsnummer')).toHaveAccessibleDescription(/16 siffror/)
    expect(screen.getByLabelText('Pinkod')).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('region', { name: 'Köp presentkort' })).toBeInTheDocument()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('answers what is asked most', async () => {
    const user = userEvent.setup()
    open()
    const questions = within(screen.getByRole('region', { name: 'Frågor om presentkort' }))
    await user.click(questions.getByText('Hur länge gäller det?'))
    expect(questions.getByText('I 24 månader.')).toBeVisible()
  })

  it('shows the balance of a card in kronor [GIFT-002]', async () => {
    await look('1234 5678 9012 3456', '1234')
    expect(await screen.findByRole('status')).toHaveTextContent('Saldo: 250 kr')
    expect(screen.getByText('Giltigt till och med 31 januari 2028')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Spara kortet på Mina sidor' })).toBeInTheDocument()
  })

  it('shows no balance for a wrong PIN, and keeps what was typed [GIFT-002] [VALID-018] [ERR-015]', async () => {
    await look('1234567890123456', '9999')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Vi hittar inget presentkort med det numret och den pinkoden.',
    )
    expect(screen.queryByText(/Saldo/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Presentkortsnummer')).toHaveValue('1234567890123456')
  })

  it('asks for the number and leads to it [VALID-019]', async () => {
    await look('', '1234')
    expect(screen.getByText('Ange presentkortets nummer.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Presentkortsnummer')).toHaveFocus())
  })

  it('asks for the PIN and leads to it [VALID-020] [ERR-016]', async () => {
    await look('1234567890123456', '')
    expect(screen.getByText('Ange presentkortets pinkod.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Pinkod')).toHaveFocus())
  })

  it('says that a card is locked after many wrong guesses', async () => {
    server.use(mock('lookupGiftCard', () => new MockRefusal(429, { code: 'gift-card.locked', message: locked })))
    await look('1234567890123456', '1234')
    expect(await screen.findByRole('alert')).toHaveTextContent(locked)
  })

  it('judges the format on leaving a field and is content while it is corrected', async () => {
    const user = userEvent.setup()
    open()
    const number = screen.getByLabelText('Presentkortsnummer')
    await user.type(number, '1234')
    await user.tab()
    expect(screen.getByText('Numret ska ha 16 siffror.')).toBeInTheDocument()
    await user.type(number, '567890123456')
    expect(screen.queryByText('Numret ska ha 16 siffror.')).not.toBeInTheDocument()
  })

  it('moves nothing under a press until it has become a click', async () => {
    const user = userEvent.setup()
    open()
    await user.type(screen.getByLabelText('Presentkortsnummer'), '1234')
    const button = screen.getByRole('button', { name: 'Visa saldo' })
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(screen.getByLabelText('Presentkortsnummer')).not.toHaveFocus()
    expect(screen.queryByText('Numret ska ha 16 siffror.')).not.toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText('Numret ska ha 16 siffror.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Presentkortsnummer')).toHaveFocus())
  })
})

describe('the gift card form without script', () => {
  const send = (number: string, pin: string) => {
    const form = new FormData()
    form.set('number', number)
    form.set('pin', pin)
    return lookUpGiftCard(createShopClient({ baseUrl: 'http://api.test', apiKey: 'k' }), form)
  }

  it('answers like the page does, and writes no PIN into a page [GIFT-002] [ERR-015] [ERR-016]', async () => {
    expect(await send('1234567890123456', '1234')).toMatchObject({ card: { balance: 250 } })
    const wrong = await send('1234567890123456', '9999')
    expect(wrong.form.error).toEqual({ '': [expect.stringContaining('Vi hittar inget presentkort')] })
    expect(wrong.form.initialValue).toEqual({ number: '1234567890123456' })
    expect((await send('1234567890123456', '')).form.error).toEqual({ pin: ['Ange presentkortets pinkod.'] })
  })
})
