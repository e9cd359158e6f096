import type { Page } from '@playwright/test'
import { openStore } from './pages/staff.js'
import { ANNA, CUSTOMER_PATHS, STAFF_PATHS, VISITOR_PATHS } from './support/behind-log-in.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const PAGES = [
  '/',
  '/glasögon',
  '/glasögon/klarsikt-uggla-rod',
  '/kontaktlinser/acuvue-1-day-moist-30-pack',
  '/search?q=linser',
  '/vanliga-frågor',
  '/cookielista',
  '/hitta-butik',
  '/presentkort',
  '/checkout',
]

/** Elements that exceed the right edge; empty when the page scrolls only downwards. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    // Content of a scroll container does not widen the page.
    const pushes = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return false
      return element.getBoundingClientRect().right > width + 1
    }
    return [...document.querySelectorAll('body *')]
      .filter(pushes)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
  })

test('nothing scrolls sideways at 320 px [CHROME-015]', async ({ page, shop }, { project }) => {
  test.skip(project.name === 'desktop', 'it sets a width of its own')
  await shop.fillCheckout('eyeq-allt-i-ett-kanslig-120-ml')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PAGES) {
    await page.goto(path)
    expect(await sticksOut(page), path).toEqual([])
  }
})

test('nothing scrolls sideways and nothing is cut with text of twice the size [CHROME-015]', async ({ page, shop }) => {
  await shop.fillCheckout('eyeq-allt-i-ett-kanslig-120-ml')
  for (const path of PAGES) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sticksOut(page), path).toEqual([])
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test('no page behind a log-in scrolls sideways, at 320 px or with text of twice the size [CHROME-015]', async ({
  page,
  shop,
  sandbox,
  openBrowser,
}, { project }) => {
  test.skip(project.name === 'desktop', 'it sets a width of its own')
  const fits = async (shown: Page, path: string) => {
    await shown.goto(path)
    expect(await sticksOut(shown), path).toEqual([])
    await shown.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sticksOut(shown), `${path} with text of twice the size`).toEqual([])
    await expect(shown.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of VISITOR_PATHS) await fits(page, path)
  await shop.must(shop.client.login({ body: ANNA }))
  for (const path of CUSTOMER_PATHS) await fits(page, path)
  for (const [role, paths] of STAFF_PATHS) {
    const { screen } = await openStore(openBrowser, sandbox, role)
    await screen.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) await fits(screen, path)
  }
})

test('with reduced motion there are practically no animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Öppna menyn' }).click()
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 50)
        .length,
  )
  expect(moving).toBe(0)
})
