import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as favouriteMessages from '@klarsikt/core/messages/favourite'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as productMessages from '@klarsikt/core/messages/product'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { href } from '@klarsikt/shop-config/paths'
import type { Page, Route } from '@playwright/test'
import { LOST_CALLS, shopperChanges } from './lost-line-calls.js'
import { CODE_PRESSES } from './lost-line-code.js'
import { FORM_PRESSES } from './lost-line-forms.js'
import { FLUID, FRAME_PAGE, inMain, main, type Press } from './lost-line-press.js'
import { bookingWizard, checkByKey } from './pages/booking-wizard.js'
import { cart } from './pages/cart.js'
import { lensStudio } from './pages/lens-studio.js'
import { type BrowserClient, CUSTOMER } from './support/browser-client.js'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'

const FLUID_PAGE = `/tillbehör-kontaktlinser/${FLUID}`

/** Messages of the browser about files and answers that cannot be loaded, and of React (418) about a part without its code. */
const COMPLAINT =
  /ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module|Unable to preload CSS|manifest patches|credentials mode|React error #418/

const withPiece = async (shop: BrowserClient) => {
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
}

/** One press of each kind by which a visitor changes something or continues, each on a fresh page. */
const PRESSES: Readonly<Record<string, Press>> = {
  'a piece is added to the cart': {
    before: async (page) => void (await open(page, FLUID_PAGE)),
    press: (page) => inMain(page, productMessages.addToCart()).click(),
    done: (page) => cart(page).drawer,
  },
  'a quantity is changed': {
    before: async (page, shop) => {
      await withPiece(shop)
      await open(page, '/?previewCart=1')
      await expect(cart(page).drawer).toBeVisible()
    },
    press: (page) =>
      cart(page)
        .drawer.getByRole('button', { name: new RegExp(`^${quantityMessages.increase()}`) })
        .click(),
    done: (page) =>
      cart(page)
        .drawer.getByRole('group', { name: /^Antal/ })
        .getByText('2', { exact: true }),
  },
  'the menu of the cart is opened': {
    before: async (page) => void (await open(page, href('privacy-policy'))),
    press: (page) => cart(page).toggle.click(),
    done: (page) => cart(page).drawer,
  },
  'a favourite is kept': {
    before: async (page) => {
      await open(page, FRAME_PAGE)
      // The heart is loaded after the page, and must be there before the connection is lost.
      await expect(inMain(page, favouriteMessages.save()).first()).toBeVisible()
    },
    press: (page) => inMain(page, favouriteMessages.save()).click(),
    done: (page) =>
      main(page).getByRole('button', { name: favouriteMessages.save(), exact: true, pressed: true }).first(),
  },
  'lenses are chosen': {
    before: async (page) => {
      await open(page, FRAME_PAGE)
      await answerConsent(page)
    },
    press: (page) => main(page).getByRole('link', { name: productMessages.frameLenses(), exact: true }).click(),
    done: (page) => lensStudio(page).step(lensStudioMessages.useHeading()),
  },
  'a step of the checkout is filled in': {
    before: async (page, shop) => {
      await shop.fillCheckout(FLUID)
      await open(page, '/checkout?steg=customer')
    },
    isForm: true,
    press: (page) => inMain(page, checkoutMessages.toDelivery()).click(),
    done: (page) => main(page).getByText(CUSTOMER.street),
  },
  'an exam is chosen': {
    before: async (page) => {
      await open(page, '/boka-synundersökning')
      await main(page).getByRole('radio', { name: bookingMessages.examGlasses() }).check()
    },
    press: (page) => inMain(page, commonMessages.continue()).click(),
    done: (page) => bookingWizard(page).heading(wizardMessages.ageHeading()),
  },
  'a time is taken': {
    before: async (page) => {
      await open(page, '/boka-synundersökning')
      const visit = bookingWizard(page)
      await visit.chooseExam(bookingMessages.examGlasses(), bookingMessages.age1874())
      await visit.chooseStore()
      await expect(visit.heading(wizardMessages.timeHeading())).toBeFocused()
      await checkByKey(main(page).locator('input[name=tid]:enabled').first())
    },
    press: (page) => inMain(page, wizardMessages.timeChoose()).click(),
    done: (page) => main(page).getByText(/Vi håller tiden/),
  },
  'a purchase is withdrawn': {
    before: async (page) => {
      await open(page, href('withdrawal'))
      await main(page).getByLabel(withdrawalMessages.name()).fill('Eva Åkerlund')
      await main(page).getByLabel(withdrawalMessages.orderNumber()).fill('8765 4321')
      await main(page).getByLabel(withdrawalMessages.email()).fill('eva.akerlund@exempel.test')
      await inMain(page, withdrawalMessages.review()).click()
      await expect(main(page).getByRole('heading', { name: withdrawalMessages.reviewTitle() })).toBeVisible()
    },
    press: (page) => inMain(page, withdrawalMessages.confirm()).click(),
    done: (page) => main(page).getByText(/^Vi har tagit emot din begäran/),
  },
  'an answer about cookies is given': {
    before: async (page) => void (await open(page, '/')),
    press: (page) => page.getByRole('button', { name: 'Neka alla' }).click(),
    done: (page) => page.locator('body:not(:has([aria-label="Vi använder cookies"]))'),
  },
  'a product is looked at': {
    before: async (page) => void (await open(page, '/tillbehör-kontaktlinser')),
    press: (page) =>
      main(page)
        .getByRole('link', { name: /Allt-i-ett Känslig/ })
        .first()
        .click(),
    done: (page) => main(page).getByRole('heading', { level: 1, name: /Allt-i-ett Känslig/ }),
  },
  ...FORM_PRESSES,
  ...CODE_PRESSES,
}

const refuse = (route: Route) => route.abort('internetdisconnected')

/** Two ways to lose the connection: the browser is offline, or it believes to be online but requests are lost. */
const LINES = {
  'without a connection': {
    cut: (page: Page) => page.context().setOffline(true),
    mend: (page: Page) => page.context().setOffline(false),
  },
  'where no answer comes': {
    cut: (page: Page) => page.context().route('**/*', refuse),
    mend: (page: Page) => page.context().unroute('**/*', refuse),
  },
}

test('every change that a shopper can ask for has a row, or says why it needs none [ERR-002]', () => {
  const calls = shopperChanges()
  expect(calls.filter((call) => !Object.hasOwn(LOST_CALLS, call))).toEqual([])
  expect(Object.keys(LOST_CALLS).filter((call) => !calls.includes(call))).toEqual([])
  const rows = Object.values(LOST_CALLS).flatMap((cover) => ('row' in cover ? [cover.row] : []))
  expect(rows.filter((row) => !Object.hasOwn(PRESSES, row))).toEqual([])
})

/** Where the page says it; a form in its own part of the page. */
const said = (page: Page, { isForm, says }: Press) => {
  const place = isForm ? main(page) : page
  const text = says
    ? place.getByText(says)
    : place.getByText(errorMessages.network()).or(place.getByText(errorMessages.generic()))
  return text.filter({ visible: true }).first()
}

/** What stands in the fields of the page. */
const typedIn = (page: Page) =>
  main(page)
    .locator('input:not([type=hidden]), select, textarea')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields.map(({ name, value, checked }) => `${name}: ${value} ${checked ? 'checked' : ''}`),
    )

for (const [line, { cut, mend }] of Object.entries(LINES))
  for (const [what, row] of Object.entries(PRESSES))
    test(`${line}, ${what}: the page stays, says so, and it works with one [ERR-002]`, async ({
      page,
      shop,
      sandbox,
      baseURL,
      trouble,
    }) => {
      trouble.allow(COMPLAINT)
      const { before, press, done, isForm } = row
      await before(page, shop, { sandbox, baseUrl: baseURL ?? '' })
      const title = await page.getByRole('heading', { level: 1 }).first().textContent()
      const address = new URL(page.url()).pathname
      const typed = isForm && (await typedIn(page))
      await cut(page)
      await press(page)
      await expect(said(page, row)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title ?? '')
      await expect(page.getByRole('heading', { name: errorMessages.pageTitle() })).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(address)
      if (typed) {
        await expect(said(page, row)).toBeInViewport()
        expect(await typedIn(page)).toEqual(typed)
      }

      const again = page.getByRole('button', { name: commonMessages.retry() })
      const waits = (await again.count()) > 0
      await mend(page)
      // A refused form is sent again. A waiting press may have been retried meanwhile, so its notice may be gone.
      if (waits) await again.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
      if (isForm || !waits) await press(page)
      await expect(done(page)).toBeVisible()
    })
