import { randomInt } from 'node:crypto'
import { FRAME_OFFER_MESSAGES, FRIENDS_MINIMUM_AGE } from '@klarsikt/core/friends'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import * as pageMessages from '@klarsikt/core/messages/page'
import { newPersonalNumber } from '../harness/personal-number.js'
import { account } from './pages/account.js'
import { expectAccessible } from './support/axe.js'
import { createBrowserClient } from './support/browser-client.js'
import { hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const FRAME = 'klarsikt-uggla-rod'
const EXAM = { storeId: 1001, examType: 'glasses', ageGroup: '18-74' } as const

test('a friend follows a link, opens an account, and joins the club with the code in it [ROUTE-008, LOYAL-005, LOYAL-006] @money', async ({
  page,
  sandbox,
  openBrowser,
  baseURL,
}) => {
  const main = page.getByRole('main')
  const url = baseURL ?? ''
  const other = await openBrowser()
  const member = createBrowserClient(other.request, url)
  await registered(other.request, url, sandbox, { name: 'varvare' })
  const { data } = await member.must(member.client.joinLoyalty({ body: { termsAccepted: true } }))
  const { referralCode, referralUrl } = data.member ?? { referralCode: '', referralUrl: '' }

  await page.goto(referralUrl)
  await hydrated(page)
  await expect(main.getByText(friendsMessages.signupWithCode({ code: referralCode }))).toBeVisible()
  await expectAccessible(page, 'the invitation')
  await main.getByRole('link', { name: friendsMessages.signupRegister() }).click()
  await expect(main.getByRole('heading', { level: 1, name: authMessages.registerTitle() })).toBeVisible()
  const email = `van-${crypto.randomUUID().slice(0, 8)}@exempel.test`
  await account(page).register(email, sandbox)
  await account(page).logIn(email)

  await expect(page).toHaveURL(/\/mitt-konto\/friends\?kod=/)
  const code = main.getByRole('textbox', { name: friendsMessages.joinCode() })
  await expect(code).toHaveValue(referralCode)
  await hydrated(page)
  await expectAccessible(page, 'joining')
  const press = main.getByRole('button', { name: friendsMessages.joinAction() })
  await press.click()
  const terms = main.getByRole('checkbox', { name: friendsMessages.joinTerms({ age: FRIENDS_MINIMUM_AGE }) })
  await expect(terms).toBeFocused()
  await terms.check()
  await press.click()
  await expect(main.getByText(friendsMessages.created())).toBeVisible()
  await expect(main.getByText(friendsMessages.redeemWaiting({ count: 2 }))).toBeVisible()
  await expectAccessible(page, 'the club')

  const seen = await member.must(member.client.getLoyalty())
  expect(seen.data.member?.referred).toEqual({ waiting: 1, credited: 0 })

  await main.getByText(friendsMessages.leaveTitle(), { exact: true }).click()
  await main.getByRole('button', { name: friendsMessages.leaveConfirm() }).click()
  await expect(main.getByText(friendsMessages.left())).toBeVisible()
  await open(page, '/klarsiktfriends')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a member gets half the price of a frame once an exam is booked, and not any more when it is cancelled [LOYAL-001] @money', async ({
  page,
  context,
  shop,
  sandbox,
  baseURL,
}) => {
  const { client, must } = shop
  await registered(context.request, baseURL ?? '', sandbox, { name: 'medlem' })
  await must(client.joinLoyalty({ body: { termsAccepted: true } }))
  await must(client.updateCart({ body: { skuId: await shop.skuOf(FRAME), quantity: 1 } }))

  await open(page, '/?previewCart=1')
  const drawer = page.getByRole('dialog')
  const missing = drawer.getByText(FRAME_OFFER_MESSAGES['exam-missing']())
  await expect(missing).toBeVisible()
  await expectAccessible(page, 'the cart')
  await expect(drawer.getByRole('link', { name: pageMessages.accountBooking() })).toHaveAttribute(
    'href',
    '/mitt-konto/boka-synundersökning',
  )

  const { slots } = await must(client.getSlots({ query: EXAM }))
  const person = { ssn: newPersonalNumber(), firstName: 'Astrid', lastName: 'Ek-Lund', mobile: '070-174 06 06' }
  const contact = { email: 'medlem@exempel.test', idempotencyKey: crypto.randomUUID() }
  // A random slot; the last one would collide with the journeys at other widths.
  const start = slots[randomInt(slots.length)]?.start ?? ''
  const { booking } = await must(client.createBooking({ body: { ...EXAM, ...person, ...contact, start } }))
  await open(page, '/?previewCart=1')
  await expect(drawer.getByText(FRAME_OFFER_MESSAGES.applied())).toBeVisible()
  await expect(drawer.getByText('Rabatt (Friends)')).toBeVisible()
  await page.goto('/checkout')
  await hydrated(page)
  await expect(page.getByText(FRAME_OFFER_MESSAGES.applied()).first()).toBeAttached()
  await expectAccessible(page, 'the checkout of a member')

  await must(client.cancelBooking({ params: { id: booking.id }, body: { acceptFee: false } }))
  await open(page, '/?previewCart=1')
  await expect(missing).toBeVisible()
})
