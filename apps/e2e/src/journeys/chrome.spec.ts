import * as cookieMessages from '@klarsikt/core/messages/cookie'
import * as cookieSettingsMessages from '@klarsikt/core/messages/cookie-settings'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import type { Page } from '@playwright/test'
import { hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

/** Opens a group of footer links, which is folded on a phone. */
async function openFooterGroup(page: Page, heading: string): Promise<void> {
  const summary = page.getByRole('contentinfo').locator('summary', { hasText: heading })
  if (await summary.isVisible()) await summary.click()
}

test('the skip link comes first and leads to the content [CHROME-004]', async ({ page }) => {
  await page.goto('/vanliga-frågor')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: navMessages.skipToContent() })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header hides what a page does not need [CHROME-005, CHROME-006, CHROME-008, CHROME-009, CHROME-010, CHROME-011, NAV-056]', async ({
  page,
}, { project }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Klarsikt', exact: true })).toHaveAttribute('href', '/')
  await expect(banner.getByRole('button', { name: navMessages.search() })).toBeVisible()
  await expect(banner.getByRole('link', { name: navMessages.account() })).toHaveAttribute(
    'href',
    '/mitt-konto/logga-in',
  )
  await expect(banner.getByRole('button', { name: /^Varukorg/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: navMessages.book(), exact: true })).toBeVisible({
    visible: project.name === 'phone',
  })
  await expect(banner.getByRole('navigation')).toBeVisible({ visible: project.name === 'desktop' })
  await page.goto('/boka-synundersökning')
  await expect(banner.getByRole('link', { name: navMessages.bookExam() })).toHaveCount(0)
  await page.goto('/checkout')
  await expect(banner.getByRole('button', { name: /^Varukorg/ })).toHaveCount(0)
})

test('the phone buttons hide on scrolling down and return on scrolling up [CHROME-012, CHROME-022, CHROME-024, CHROME-025, CHROME-032]', async ({
  page,
}, { project }) => {
  await open(page, '/vanliga-frågor')
  const book = page.getByRole('banner').getByRole('link', { name: navMessages.book(), exact: true })
  if (project.name === 'desktop') return expect(book).toBeHidden()
  await expect(book).toBeVisible()
  await page.evaluate(() => scrollTo(0, 50))
  await expect(book).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect(book).toBeHidden()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(book).toBeVisible()
  // Hiding it moves nothing, so that a press ends where it began.
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((head) => head.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.evaluate(() => scrollTo(0, 500))
  await expect(book).toBeHidden()
  expect(await top()).toBe(before)
})

test('the footer shows its links, on a phone one group at a time, and its logos are named [CHROME-016, CHROME-017, CHROME-019, ROUTE-050, FOOT-013, FOOT-014]', async ({
  page,
}, { project }) => {
  await open(page, '/vanliga-frågor')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: pageMessages.friendsTerms() })
  if (project.name === 'phone') {
    const first = footer.locator('details').filter({ hasText: footerMessages.customerService() })
    const second = footer.locator('details').filter({ hasText: footerMessages.membership() })
    await first.locator('summary').press('Enter')
    await expect(first).toHaveAttribute('open', '')
    await expect(link).toBeHidden()
    await second.locator('summary').press('Enter')
    await expect(second).toHaveAttribute('open', '')
    await expect(first).not.toHaveAttribute('open', '')
  }
  await expect(link).toBeVisible()
  for (const name of ['Klarna', 'Visa', 'Mastercard', 'American Express'])
    await expect(footer.getByRole('img', { name, exact: true })).toBeVisible()
  await expect(footer.getByRole('img', { name: /^Exempel på en utmärkelse/ })).toHaveCount(2)
  await openFooterGroup(page, footerMessages.about())
  await expect(footer.getByRole('link', { name: footerMessages.jobs() })).toHaveAttribute('href', /^https:/)
  await openFooterGroup(page, footerMessages.terms())
  await expect(footer.getByRole('link', { name: footerMessages.conformity() })).toHaveAttribute('href', /\.pdf$/)
})

test('before the choice there is only the necessary; no is as near as yes; the choice can be changed [CONSENT-003, CHROME-020, ROUTE-044]', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const banner = page.getByRole('region', { name: cookieMessages.title() })
  const accept = banner.getByRole('button', { name: cookieMessages.acceptAll() })
  const reject = banner.getByRole('button', { name: cookieMessages.rejectAll() })
  await expect(banner).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(
    (await page.evaluate(() => Object.keys(sessionStorage))).filter((key) => key !== 'react-router-scroll-positions'),
  ).toEqual([])
  const [yes, no] = [await accept.boundingBox(), await reject.boundingBox()]
  expect(no?.height).toBe(yes?.height)
  const look = (element: Element) =>
    (({ backgroundColor, color, fontSize, fontWeight }) => ({ backgroundColor, color, fontSize, fontWeight }))(
      getComputedStyle(element),
    )
  expect(await reject.evaluate(look)).toEqual(await accept.evaluate(look))
  await reject.click()
  await expect(banner).toBeHidden()
  const cookies = await context.cookies()
  const kept = cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))
  expect(kept.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'consent', httpOnly: false, sameSite: 'Lax' },
    { name: 'klarsikt_session', httpOnly: true, sameSite: 'Lax' },
  ])
  const known = page.waitForResponse(/\/shopper$/)
  await page.reload()
  await known
  await expect(banner).toHaveCount(0)

  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookieSettings() }).click()
  const settings = page.getByRole('dialog', { name: cookieMessages.settings() })
  const boxes = settings.getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.first()).toBeDisabled()
  for (const index of [1, 2, 3]) await expect(boxes.nth(index)).not.toBeChecked()
  await boxes.nth(2).check()
  await settings.getByRole('button', { name: cookieSettingsMessages.save() }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookieSettings() }).click()
  await expect(boxes.nth(2)).toBeChecked()
})

test('a navigation shows an orange bar of 3 px and the wait cursor, and both end, also when it fails [CHROME-026, CHROME-027, CHROME-028, CHROME-031, ERR-035, TRACK-001, TRACK-002, TRACK-003]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\.data|Failed to fetch|ERR_FAILED/)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await open(page, '/vanliga-frågor')
  await page.route(/\.data/, async (route) => {
    await held
    await route.continue()
  })
  const footer = page.getByRole('contentinfo')
  await openFooterGroup(page, footerMessages.about())
  await footer.getByRole('link', { name: 'Press' }).click()
  const bar = page.getByRole('progressbar', { name: 'Laddar' })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('height', '3px')
  const [red = 0, green = 0, blue = 0] = await bar.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
  expect(await page.evaluate(() => document.documentElement.style.cursor)).toBe('wait')
  release()
  await expect(page).toHaveURL(/\/press$/)
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.style.cursor)).toBe('')
  const views = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string; url: string; referrer: string }[] }).dataLayer.filter(
      ({ event }) => event === 'page_view',
    ),
  )
  expect(views.map(({ url }) => new URL(url).pathname)).toEqual(['/vanliga-fr%C3%A5gor', '/press'])
  expect(views[1]?.referrer).toBe(views[0]?.url)

  await page.unroute(/\.data/)
  await page.route(/\.data/, (route) => route.abort())
  await openFooterGroup(page, footerMessages.terms())
  await footer.getByRole('link', { name: 'Kontovillkor' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.cursor)).toBe('')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a chosen theme applies before the first paint, so that nothing flashes', async ({ page, trouble }) => {
  trouble.allow(/\/assets\//)
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mörkt' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  // Aborts the shop's scripts: an inline script sets the theme before the first paint.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null && document.styleSheets.length > 0)
  expect(await background()).toBe(dark)
})

test('the cookie question covers nothing that has focus, and the keyboard continues after the answer', async ({
  page,
}) => {
  await open(page, '/vanliga-frågor')
  const question = page.getByRole('region', { name: cookieMessages.title() })
  await page.getByRole('main').focus()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(coveredFocus), { message: 'focus is not covered', intervals: [0, 50, 200] })
      .toBe('')
  }
  await question.getByRole('button', { name: cookieMessages.settings() }).click()
  const settings = page.getByRole('dialog', { name: cookieMessages.settings() })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(question.getByRole('button', { name: cookieMessages.settings() })).toBeFocused()
  await question.getByRole('button', { name: cookieMessages.rejectAll() }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a choice of cookies is kept by who leaves the page at once [CONSENT-003]', async ({ page, context }) => {
  await open(page, '/')
  const question = page.getByRole('region', { name: cookieMessages.title() })
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    question.getByRole('button', { name: cookieMessages.rejectAll() }).click(),
  ])
  expect(new URL(sent.url()).pathname).toBe('/consent')
  await page.goto('/kontakt', { waitUntil: 'commit' })
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('klarsikt_session')
  const known = page.waitForResponse(/\/shopper$/)
  await page.reload()
  await known
  await expect(question).toHaveCount(0)
})

/** Describes the focused element if it is completely covered (WCAG 2.4.11); empty otherwise. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const free = points.some(([x, y]) => {
    const over = document.elementFromPoint(x, y)
    return over !== null && (focused.contains(over) || over.contains(focused))
  })
  return free ? '' : focused.outerHTML.slice(0, 160)
}

test('nothing is animated while the window is resized [CONST-005]', async ({ page }) => {
  await open(page, '/')
  // Reads the value in the frame of the event itself; from the test process it would be too late on a busy machine.
  await page.evaluate(() => {
    const button = document.querySelector('header a, header button')!
    const look = () => (document.title = getComputedStyle(button).transitionProperty)
    addEventListener('resize', () => requestAnimationFrame(look))
  })
  let width = 700
  await expect(async () => {
    await page.setViewportSize({ width: width--, height: 700 })
    await expect(page).toHaveTitle('none', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await page.waitForFunction(() => !('resizing' in document.documentElement.dataset))
})

test('the picture moves from card to product, named only during the transition, and does not with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[][] = []
    Object.assign(window, { transitions: log })
    const start = document.startViewTransition.bind(document)
    const named = () =>
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).viewTransitionName === 'product-picture')
        .map((element) => element.tagName)
    document.startViewTransition = ((update: () => Promise<void>) => {
      log.push(named())
      return start(async () => {
        await update()
        log.push(named())
      })
    }) as typeof document.startViewTransition
  })
  const log = () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions)
  const names = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => getComputedStyle(element).viewTransitionName !== 'none',
        ).length,
    )
  const card = () => page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await open(page, '/ögonvård')
  expect(await names()).toBe(0)
  await card().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ögonvård')
  await expect.poll(log).toEqual([['PICTURE'], ['LI']])
  await expect.poll(names).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ögonvård')
  await card().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ögonvård')
  expect(await log()).toEqual([])
})

test('the printed page has the order and no controls', async ({ page, shop }) => {
  const { client, must } = shop
  await shop.fillCheckout('eyeq-allt-i-ett-kanslig-120-ml')
  await must(client.applyGiftCard({ body: { number: '6400000000009000', pin: '3456' } }))
  await must(client.setPayment({ body: { method: 60 } }))
  const placed = await must(
    client.submitCheckout({ body: { idempotencyKey: crypto.randomUUID(), termsAccepted: true } }),
  )
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
  await open(page, `/checkout/bekräftelse/${placed.orderNumber}`)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(placed.orderNumber).first()).toBeVisible()
  await expect(main.getByText(/Allt-i-ett/).first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'button', 'dialog'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(page.getByRole('region', { name: cookieMessages.title() })).toHaveCount(0)
})
