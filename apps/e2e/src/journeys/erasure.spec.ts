import { readFile } from 'node:fs/promises'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountErrorsMessages from '@klarsikt/core/messages/account-errors'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { href } from '@klarsikt/shop-config/paths'
import { strFromU8, unzipSync } from 'fflate'
import { account, PASSWORD } from './pages/account.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { CUSTOMER } from './support/browser-client.js'
import { hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'

test('a customer takes out what is stored, erases the account and is unknown from then on; the voucher stays @account', async ({
  page,
  context,
  shop,
  sandbox,
  baseURL,
  trouble,
  openBrowser,
}) => {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const { email } = await registered(context.request, baseURL ?? '', sandbox, { name: 'radera' })

  const orderNumber = await test.step('there is an order', async () => {
    await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
    await open(page, '/checkout')
    const pay = checkout(page)
    await pay.fillCustomer(email)
    await pay.acceptDelivery()
    await pay.buy()
    await klarna(page).choose('approve')
    return confirmation(page).orderNumber()
  })

  await test.step('what is stored comes as a ZIP file, without secrets', async () => {
    await open(page, href('account-privacy'))
    await press(personalDataMessages.exportRequest())
    // The page polls until the file is ready.
    const fetchFile = main.getByRole('button', { name: personalDataMessages.exportDownload() })
    await expect(fetchFile).toBeVisible({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), fetchFile.click()])
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(textOf('uppgifter.json'))).toBeTruthy()
    expect(textOf('uppgifter.json')).toContain(email)
    expect(textOf('ordrar.json')).toContain(orderNumber)
    expect(Object.keys(files).map(textOf).join('')).not.toMatch(/\$argon2|kanelbulle/)
  })

  await test.step('an order under way holds the erasure up', async () => {
    trouble.allow(/\b409\b.*\/erase\b/)
    await expect(main.getByText(personalDataMessages.retained())).toBeVisible()
    const understood = main.getByRole('checkbox', { name: personalDataMessages.eraseConfirm() })
    await press(accountMessages.erase())
    await expect(understood).toBeFocused()
    await expect(understood).toHaveAttribute('aria-invalid', 'true')
    await understood.check()
    await press(accountMessages.erase())
    await expect(main.getByText(accountErrorsMessages.accountOrderUnderWay())).toBeVisible()
    await expectAccessible(page, 'an erasure that is refused')
  })

  await test.step('without one it is done at once, and the browser is a visitor', async () => {
    await open(page, href('account-order', { orderId: orderNumber }))
    await account(page).cancelOrder()
    await open(page, href('account-privacy'))
    await main.getByRole('checkbox', { name: personalDataMessages.eraseConfirm() }).check()
    await press(accountMessages.erase())
    await expect(main.getByText(authMessages.accountErased())).toBeVisible()
    await sandbox.letter(email, personalDataMessages.letterErasedSubject())
    await open(page, href('account-orders'))
    await expect(main.getByRole('heading', { level: 1, name: authMessages.loginTitle() })).toBeVisible()
  })

  await test.step('a log-in is refused like that of an address which never had an account', async () => {
    trouble.allow(/\b401\b.*\/login\b/)
    const answers: string[] = []
    for (const address of [email, `okand-${crypto.randomUUID().slice(0, 8)}@exempel.test`]) {
      await open(page, href('auth-login'))
      await account(page).logIn(address, PASSWORD)
      answers.push(await main.getByRole('alert').innerText())
    }
    expect(answers[0]).toBe(answers[1])
  })

  await test.step('staff see the order with the name that the books need, and nothing to reach the customer by', async () => {
    const { screen, desk } = await openStore(openBrowser, sandbox, 'customer-service')
    await desk.openOrder(orderNumber)
    await hydrated(screen)
    const delivery = screen.getByRole('region', { name: staffOrderMessages.delivery() })
    await expect(delivery).toContainText(`${CUSTOMER.firstName} ${CUSTOMER.lastName}`)
    const shown = await screen.getByRole('main').innerText()
    expect(shown).not.toContain(email)
    expect(shown).not.toMatch(/174 ?06 ?05/)
  })
})
