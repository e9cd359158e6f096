import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CLOSED_GIFT_CARD, EXPIRED_GIFT_CARD, GIFT_CARD } from '../../testing/gift-cards.js'
import { changeGiftCards } from './change-gift-cards.js'
import { GiftCardsPage } from './gift-cards-page.js'
import { loadGiftCards } from './load-gift-cards.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/betalning-fakturor/presentkort'
const show = (cards: readonly SavedGiftCard[]) => {
  let saved = [...cards]
  server.use(
    mock('getSavedGiftCards', () => ({ data: saved })),
    mock('saveGiftCard', () => {
      saved = [GIFT_CARD]
      return { success: true as const, data: saved }
    }),
    mock('removeSavedGiftCard', ({ body }) => {
      saved = saved.filter(({ id }) => id !== body?.id)
      return { success: true as const, data: saved }
    }),
  )
  return open({ path: PATH, load: loadGiftCards, mutate: changeGiftCards, page: GiftCardsPage })
}

describe('the gift cards of an account', () => {
  it('show what is on them, until when, and their use [GIFT-001] [GIFT-002]', async () => {
    const { user, container } = show([GIFT_CARD, EXPIRED_GIFT_CARD, CLOSED_GIFT_CARD])
    const list = within(await screen.findByRole('list', { name: 'Sparade presentkort' }))
    expect(list.getByText('325,50 kr')).toBeVisible()
    expect(list.getByText('Giltigt till och med 24 november 2028')).toBeVisible()
    expect(list.getByText('Gick ut 31 oktober 2026')).toBeVisible()
    expect(list.getByText('Köpet av kortet är återbetalat. Kortet gäller inte längre.')).toBeVisible()
    await user.click(list.getAllByText('Händelser')[0] as HTMLElement)
    const history = within(list.getByRole('list', { name: 'Händelser för presentkort •••• 4711' }))
    expect(history.getAllByRole('listitem')).toHaveLength(4)
    expect(history.getAllByRole('link', { name: 'Order 48213377' })[0]).toHaveAttribute(
      'href',
      '/mitt-konto/ordrar/48213377',
    )
    await expectNoViolations(container)
  })

  it('are added by number and PIN', async () => {
    const { user } = show([])
    expect(await screen.findByRole('heading', { name: 'Du har inga sparade presentkort' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lägg till' }))
    expect(screen.getByText('Ange presentkortets nummer.')).toBeVisible()
    await user.type(screen.getByLabelText('Presentkortsnummer'), '6000 1111 2222 4711')
    await user.type(screen.getByLabelText('Pinkod'), '1234')
    await user.click(screen.getByRole('button', { name: 'Lägg till' }))
    expect(await screen.findByText('Presentkort •••• 4711 är sparat på ditt konto.')).toBeVisible()
    expect(screen.getByLabelText('Presentkortsnummer')).toHaveValue('')
  })

  it('are refused without saying whether number or PIN is wrong [ERR-015]', async () => {
    const { user } = show([])
    const message = 'Vi hittar inget presentkort med det numret och den pinkoden.'
    server.use(mock('saveGiftCard', () => new MockRefusal(404, { code: 'gift-card.not-found', message })))
    await user.type(await screen.findByLabelText('Presentkortsnummer'), '6000111122224711')
    await user.type(screen.getByLabelText('Pinkod'), '0000')
    await user.click(screen.getByRole('button', { name: 'Lägg till' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Presentkortsnummer')).toHaveValue('6000111122224711')
  })

  it('are removed by one press', async () => {
    const { user } = show([GIFT_CARD])
    await user.click(await screen.findByRole('button', { name: 'Ta bort presentkort •••• 4711' }))
    expect(await screen.findByText(/Pengarna finns kvar på kortet/)).toBeVisible()
  })

  it('lead to the log-in without one', async () => {
    server.use(
      mock('getSavedGiftCards', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    open({ path: PATH, load: loadGiftCards, mutate: changeGiftCards, page: GiftCardsPage })
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
