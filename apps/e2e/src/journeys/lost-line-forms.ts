import { addDays, sameOrNextWorkingDay, stockholmDate } from '@klarsikt/core/calendar'
import { FRIENDS_MINIMUM_AGE } from '@klarsikt/core/friends'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as fitMessages from '@klarsikt/core/messages/fit'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { sendPaymentLink } from '../harness/payment-link.js'
import { FLUID, FRAME, main, type Press } from './lost-line-press.js'
import { account } from './pages/account.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { type BrowserClient, CUSTOMER } from './support/browser-client.js'
import { hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect } from './support/test.js'

/** The smallest possible picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const newEmail = () => `utan-svar-${crypto.randomUUID().slice(0, 8)}@exempel.test`
const type = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)

/** A page of a customer of this press alone, who is registered and logged in. */
const asCustomer =
  (path: string): Press['before'] =>
  async (page, _shop, { sandbox, baseUrl }) => {
    await registered(page.context().request, baseUrl, sandbox, { name: 'utan-svar' })
    await open(page, path)
  }

/** The last step of the checkout with a filled cart. */
async function atPayment(page: Page, shop: BrowserClient, slug = FLUID) {
  await shop.fillCheckout(slug)
  await open(page, href('checkout'))
  await expect(checkout(page).buyButton).toBeVisible()
}

/** Puts a frame with lenses into the cart whose prescription is sent after the purchase. */
async function addPairWithoutPrescription({ client, must, skuOf }: BrowserClient) {
  const { data } = await must(client.getArticleBySlug({ params: { slug: FRAME } }))
  const lenses = await must(client.getLensOptions({ params: { id: data.id } }))
  const { skuId: childSkuId = '' } =
    lenses.data.groups.find(({ lensType }) => lensType === 'single-vision')?.options[0] ?? {}
  const pair = { skuId: await skuOf(FRAME), childSkuId, newPairId: crypto.randomUUID() }
  await must(client.addPrescription({ body: { ...pair, prescriptionSource: 'photo' } }))
}

/** Forms of the shop that are sent without a connection. */
export const FORM_PRESSES: Readonly<Record<string, Press>> = {
  'a discount code is used': {
    isForm: true,
    before: async (page, shop) => {
      // The code asks for a purchase of some size.
      await atPayment(page, shop, FRAME)
      await main(page).getByText(checkoutMessages.discountQuestion()).click()
      await type(page, cartMessages.discountCode(), 'KLART15')
    },
    press: (page) => button(page, cartMessages.applyCode()).click(),
    done: (page) => main(page).getByText(/Rabattkoden KLART15 används/),
  },
  'an order is placed': {
    isForm: true,
    before: async (page, shop) => {
      await atPayment(page, shop)
      await checkout(page).acceptTerms()
    },
    press: (page) => checkout(page).buyButton.click(),
    done: (page) => heading(page, 'Betala med Klarna'),
  },
  'a payment link is paid': {
    isForm: true,
    before: async (page, _shop, { baseUrl }) => {
      const sender = { url: baseUrl, dataFolder: process.env['SHOP_DATA'] ?? '.data' }
      const link = await sendPaymentLink(sender, { amount: '795', email: newEmail(), purpose: 'Solglasögon' })
      await open(page, new URL(link).pathname)
    },
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Betala .* med Klarna$/ })
        .click(),
    done: (page) => heading(page, 'Betala med Klarna'),
  },
  'a photo of a prescription is sent': {
    isForm: true,
    before: async (page, shop) => {
      await addPairWithoutPrescription(shop)
      await atPayment(page, shop)
      await checkout(page).buy()
      await klarna(page).choose('approve')
      await confirmation(page).orderNumber()
      await hydrated(page)
      await main(page).getByRole('link', { name: awaitedPrescriptionMessages.toOrder(), exact: true }).click()
      await main(page)
        .getByLabel(awaitedPrescriptionMessages.photo(), { exact: true })
        .setInputFiles({ name: 'recept.png', mimeType: 'image/png', buffer: PICTURE })
    },
    press: (page) => button(page, awaitedPrescriptionMessages.photoSend()).click(),
    done: (page) => main(page).getByText(awaitedPrescriptionMessages.photoSent()),
  },
  'a gift card is looked up': {
    isForm: true,
    before: async (page) => {
      await open(page, href('giftcard-lookup'))
      await main(page).getByRole('textbox', { name: giftcardMessages.number() }).fill('6400 0000 0000 1000')
      await main(page).getByRole('textbox', { name: giftcardMessages.pin() }).fill('2345')
    },
    press: (page) => button(page, giftCardPageMessages.check()).click(),
    done: (page) => main(page).getByText(/^Saldo: /),
  },
  'an account is opened': {
    isForm: true,
    before: async (page) => {
      await open(page, href('auth-register'))
      await account(page).fillRegistration(newEmail())
    },
    press: (page) => button(page, authMessages.registerAction()).click(),
    done: (page) => main(page).getByText(authMessages.registerSuccessPendingEmail()),
  },
  'a customer logs in': {
    isForm: true,
    before: async (page, shop, { sandbox, baseUrl }) => {
      const { email } = await registered(page.context().request, baseUrl, sandbox, { name: 'utan-svar' })
      await shop.must(shop.client.logout())
      await open(page, href('auth-login'))
      await account(page).fillLogIn(email)
    },
    press: (page) => button(page, authMessages.loginAction()).click(),
    done: (page) => heading(page, accountMessages.welcome({ name: CUSTOMER.firstName })),
  },
  'a customer logs out': {
    isForm: true,
    before: asCustomer(href('auth-logout')),
    press: (page) => button(page, authMessages.logout()).click(),
    done: (page) => main(page).getByText(authMessages.loggedOut()),
  },
  'a new password is asked for': {
    isForm: true,
    before: async (page) => {
      await open(page, href('auth-reset-password'))
      await main(page).getByRole('textbox', { name: authMessages.email() }).fill(newEmail())
    },
    press: (page) => button(page, authMessages.forgotAction()).click(),
    done: (page) => main(page).getByText(authMessages.resetSent()),
  },
  'details of an account are saved': {
    isForm: true,
    before: async (...start) => {
      await asCustomer(href('account-details'))(...start)
      await main(start[0]).getByRole('textbox', { name: fieldMessages.lastName() }).fill('Utanförskog')
    },
    press: (page) => button(page, accountMessages.detailsSave()).click(),
    done: (page) => main(page).getByText(accountMessages.detailsSaved()),
  },
  'a size of frames is saved': {
    isForm: true,
    before: async (...start) => {
      await asCustomer(href('account-details'))(...start)
      await main(start[0])
        .getByRole('radio', { name: new RegExp(`^${fitMessages.sizeWide()}`) })
        .check()
    },
    press: (page) => button(page, accountMessages.sizeSave()).click(),
    done: (page) => main(page).getByText(accountMessages.sizeSaved()),
  },
  'a prescription is saved': {
    isForm: true,
    before: async (...start) => {
      await asCustomer(href('account-prescriptions'))(...start)
      const own = main(start[0])
      for (const field of [prescriptionFormMessages.sphere(), prescriptionFormMessages.pd()])
        for (const eye of await own.getByRole('textbox', { name: field }).all())
          await eye.fill(field === prescriptionFormMessages.pd() ? '31' : '-1,25')
      await own.getByLabel(savedPrescriptionMessages.issuedOn()).fill(addDays(stockholmDate(new Date()), -30))
      await own.getByRole('checkbox', { name: prescriptionFormMessages.consent() }).check()
    },
    press: (page) => button(page, savedPrescriptionMessages.save()).click(),
    done: (page) => main(page).getByText(savedPrescriptionMessages.saved()),
  },
  'a customer joins the club': {
    isForm: true,
    before: async (...start) => {
      await asCustomer(href('account-friends-signup'))(...start)
      const terms = friendsMessages.joinTerms({ age: FRIENDS_MINIMUM_AGE })
      await main(start[0]).getByRole('checkbox', { name: terms }).check()
    },
    press: (page) => button(page, friendsMessages.joinAction()).click(),
    done: (page) => main(page).getByText(friendsMessages.created()),
  },
  'an eye health day is asked for': {
    isForm: true,
    before: async (page) => {
      await open(page, href('b2b-book-eye-health-day'))
      await type(page, eyeHealthDayMessages.companyName(), 'Utan svar AB')
      await type(page, eyeHealthDayMessages.organisationNumber(), '5560160680')
      await type(page, eyeHealthDayMessages.contact(), 'Åsa Ek')
      await type(page, eyeHealthDayMessages.email(), newEmail())
      await type(page, eyeHealthDayMessages.mobile(), CUSTOMER.mobile)
      const preferred = sameOrNextWorkingDay(addDays(stockholmDate(new Date()), 30))
      await type(page, eyeHealthDayMessages.preferredDay(), preferred)
      await type(page, eyeHealthDayMessages.participants(), '12')
    },
    press: (page) => button(page, eyeHealthDayMessages.request()).click(),
    done: (page) => main(page).getByRole('heading', { name: eyeHealthDayMessages.sentTitle() }),
  },
}
