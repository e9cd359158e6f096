import * as navMessages from '@klarsikt/core/messages/nav'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as searchOverlayMessages from '@klarsikt/core/messages/search-overlay'
import { POPULAR_SEARCHES } from '@klarsikt/core/search'
import type { Page } from '@playwright/test'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test('site search asks from two characters on, wraps with the arrows and forgets on close [ROUTE-057, SSEARCH-011, SSEARCH-012, SSEARCH-013, SSEARCH-014, SSEARCH-016, SSEARCH-017, SSEARCH-021, SSEARCH-024]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/site/search') && asked.push(new URL(request.url()).searchParams.get('q') ?? ''),
  )
  await open(page, '/')
  const toggle = page.getByRole('banner').getByRole('button', { name: navMessages.search() })
  await toggle.click()
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  const input = overlay.getByRole('textbox', { name: searchMessages.placeholder() })
  await expect(input).toBeFocused()
  expect(await isLocked(page)).toBe(true)
  expect(await overlay.getByRole('listitem').allInnerTexts()).toEqual([...POPULAR_SEARCHES])

  await page.keyboard.press('l')
  await expect(overlay.getByRole('link', { name: POPULAR_SEARCHES[0] ?? '' })).toBeVisible()
  await page.keyboard.insertText('insv')
  const all = overlay.getByRole('link', { name: /^Visa alla/ })
  await expect(all).toBeVisible()
  // Prices with their offers must not push the button out of a narrow window.
  await expect(overlay.getByRole('button', { name: searchOverlayMessages.clear() })).toBeInViewport({ ratio: 1 })
  // The field is wide enough to read the text, also on a phone.
  expect((await input.boundingBox())?.width).toBeGreaterThan(200)
  // A single letter sends no request.
  expect(asked).toEqual(['linsv'])
  const links = overlay.getByRole('link')
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()

  await input.focus()
  await input.fill('l')
  await expect(all).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(toggle).toBeFocused()
  expect(await isLocked(page)).toBe(false)
  await toggle.click()
  await expect(input).toHaveValue('')
})

test('the key / opens and closes the search, except in text fields [SSEARCH-014]', async ({ page }) => {
  await open(page, '/vanliga-frågor')
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  await page.getByRole('contentinfo').locator('summary').first().focus()
  await page.keyboard.press('/')
  const input = overlay.getByRole('textbox')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(input).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: navMessages.search() })).toBeFocused()
  await open(page, '/search?q=linser')
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await expect(overlay).toBeHidden()
})

test('submitting searches, an empty field does nothing, and the header shows what was searched for [SSEARCH-018, SSEARCH-019, SSEARCH-001, CHROME-007]', async ({
  page,
}) => {
  await open(page, '/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: navMessages.search() }).click()
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  const input = overlay.getByRole('textbox')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()
  await expect(page).toHaveURL('/')
  await input.fill('linser')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=linser')
  await expect(overlay).toBeHidden()
  await expect(banner.getByRole('button', { name: 'Sök: linser' })).toHaveText('linser')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('no hits and a failed answer both show that nothing was found [SSEARCH-022, SSEARCH-023]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/site\/search|status of 500/)
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: navMessages.search() }).click()
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  await overlay.getByRole('textbox').fill('qqqqqqqq')
  await expect(overlay.getByText(/^Inga sökresultat\./)).toBeVisible()
  await page.route('**/api/site/search*', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: { code: 'unexpected', message: 'Fel' } } }),
  )
  await overlay.getByRole('textbox').fill('linser')
  await expect(overlay.getByText(/^Inga sökresultat\..*linser/)).toBeVisible()
})

test('letters typed while the code of the search loads are there when it comes', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/search-overlay-.*\.js/, async (route) => {
    await release.promise
    await route.continue()
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: navMessages.search() }).click()
  const overlay = page.getByRole('dialog', { name: searchMessages.submit() })
  const input = overlay.getByRole('textbox')
  await expect(input).toBeFocused()
  await page.keyboard.type('lnser')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(overlay.getByRole('button', { name: searchOverlayMessages.clear() })).toHaveCount(0)
  release.resolve()
  await expect(overlay.getByRole('button', { name: searchOverlayMessages.clear() })).toBeVisible()
  await expect(input).toBeFocused()
  await page.keyboard.type('i')
  await expect(input).toHaveValue('linser')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: navMessages.search() })).toBeFocused()
})

test('a search can be sent before its code is there', async ({ page }) => {
  await page.route(/\/assets\/search-overlay-.*\.js/, () => undefined)
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: navMessages.search() }).click()
  await expect(page.getByRole('dialog', { name: searchMessages.submit() }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('linser')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=linser')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
