import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { AccountSize } from '@klarsikt/contract/shop/types'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { followAccount, followLoaded } from './account-size.js'
import { keepOwnSize } from './own-size.js'
import ProductFit from './product-fit.js'
import { storedSize } from './stored-size.js'

const { server } = mockShopServer()
const MEDIUM = { kind: 'answer', size: 'medium' } as const
const WIDE = { kind: 'answer', size: 'wide' } as const
const SAVED = '2026-11-24T10:04:00.000Z'
const ANNA = { isStore: false, name: 'Anna' }
const account = (size: AccountSize['size'], customerNumber = '1'): AccountSize => ({
  size,
  savedAt: SAVED,
  customerNumber,
})

let sent: { size: AccountSize['size']; enteredMsAgo: number; customerNumber: string | null }[] = []
let isDown = false
beforeEach(() => {
  storedSize.write(null)
  sent = []
  isDown = false
  const down = () => new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är otillgänglig.' })
  server.use(
    mock('getOwnSize', () => (isDown ? down() : { data: account(MEDIUM) })),
    mock('setOwnSize', ({ body }) => {
      if (isDown || !body) return down()
      sent.push(body)
      return { success: true as const, data: account(body.size) }
    }),
  )
})
afterEach(async () => {
  cleanup()
  await followAccount(null)
  storedSize.write(null)
})

/** Renders the page and waits until the session has loaded. It starts without a customer. */
async function show() {
  const { store } = renderShop(<ProductFit widths={{ totalWidth: 131, noseBridge: 18 }} />)
  await waitFor(() => expect(store.getState().facts).not.toBeNull())
  return store
}
type Store = Awaited<ReturnType<typeof show>>
const login = (store: Store, user: typeof ANNA | null) =>
  act(() => store.setState({ facts: { shopper: null, consent: null, user } }))
const fits = () => screen.findByText('Passar dig')
const isSent = () => waitFor(() => expect(storedSize.read()).toMatchObject({ isSent: true }))

it('brings the size of the account to a device that has none', async () => {
  const store = await show()
  login(store, ANNA)
  expect(await fits()).toBeVisible()
  expect(sent).toEqual([])
})

it('gives the account what a visit has entered, with its age and without an owner', async () => {
  act(() => void storedSize.write({ size: WIDE, savedAt: Date.now() - 5000, customerNumber: null, isSent: false }))
  const store = await show()
  expect(sent).toEqual([])
  login(store, ANNA)
  await isSent()
  expect(sent).toEqual([{ size: WIDE, enteredMsAgo: expect.any(Number), customerNumber: null }])
  expect(sent[0]?.enteredMsAgo).toBeGreaterThanOrEqual(5000)
  expect(screen.getByText('Annan storlek än din')).toBeVisible()
})

it('gives it what is entered and taken away while one is logged in', async () => {
  const store = await show()
  login(store, ANNA)
  await fits()
  act(() => void keepOwnSize(WIDE))
  await isSent()
  act(() => void keepOwnSize(null))
  await isSent()
  expect(sent).toMatchObject([
    { size: WIDE, customerNumber: '1' },
    { size: null, customerNumber: '1' },
  ])
  expect(screen.getByText('Passar den dig?')).toBeVisible()
})

it('keeps on the device what could not be sent, and sends it when the browser is online again', async () => {
  isDown = true
  const store = await show()
  login(store, ANNA)
  act(() => void keepOwnSize(WIDE))
  expect(await screen.findByText('Annan storlek än din')).toBeVisible()
  expect(storedSize.read()).toMatchObject({ size: WIDE, isSent: false })
  isDown = false
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')))
    expect(sent).toHaveLength(1)
  })
  await isSent()
})

it('leaves nothing of a customer behind who has logged out, and a visitor’s own as it is', async () => {
  const store = await show()
  act(() => void keepOwnSize(MEDIUM))
  login(store, null)
  expect(await fits()).toBeVisible()
  login(store, ANNA)
  await isSent()
  login(store, null)
  expect(screen.getByText('Passar den dig?')).toBeVisible()
  await waitFor(() => expect(storedSize.read()).toBeNull())
})

it('sends no measured face, and leaves it where it is newer than what the account has', async () => {
  const measured = { kind: 'measured', totalWidth: 131, marginMm: 5 } as const
  const store = await show()
  login(store, ANNA)
  await fits()
  act(() => void keepOwnSize(measured))
  expect(await screen.findByText('Passar troligen dig')).toBeVisible()
  await followAccount('somebody')
  expect(storedSize.read()?.size).toEqual(measured)
  act(() => void storedSize.write({ size: measured, savedAt: 1, customerNumber: '1', isSent: false }))
  await followAccount('somebody else')
  expect(storedSize.read()?.size).toEqual(MEDIUM)
  expect(sent).toEqual([])
})

it('has a page of the account loaded again that was read before the account got a size from here', async () => {
  const savedAt = Date.parse(SAVED)
  const sentSize = { size: WIDE, savedAt, customerNumber: '1', isSent: true } as const
  storedSize.write(sentSize)
  const old = { ...account(MEDIUM), savedAt: '2026-11-24T10:03:00.000Z' }
  expect(await followLoaded(old)).toBe(true)
  expect(storedSize.read()).toEqual(sentSize)
  // Data that was loaded again is accepted, since two differing clocks could otherwise reload it for ever.
  expect(await followLoaded(old, true)).toBe(false)
  expect(storedSize.read()).toMatchObject({ size: MEDIUM })
})

it('has it loaded again as well where the size is sent twice at once', async () => {
  storedSize.write({ size: WIDE, savedAt: Date.parse(SAVED), customerNumber: null, isSent: false })
  const stored = storedSize.read()
  const following = followLoaded({ size: null, savedAt: null, customerNumber: '1' })
  await followAccount('1', stored)
  expect(await following).toBe(true)
  expect(storedSize.read()).toMatchObject({ size: WIDE, isSent: true })
})

it('takes over what another device has entered later', async () => {
  storedSize.write({ size: WIDE, savedAt: Date.parse(SAVED) - 1, customerNumber: '1', isSent: true })
  expect(await followLoaded(account(MEDIUM))).toBe(false)
  expect(storedSize.read()).toMatchObject({ size: MEDIUM })
})
