import * as navMessages from '@klarsikt/core/messages/nav'
import * as menuMessages from '@klarsikt/shop-config/messages/menu'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const SECTIONS = [
  navMessages.glasses(),
  navMessages.sunglasses(),
  navMessages.lenses(),
  navMessages.sportGlasses(),
  navMessages.careProducts(),
]

test('the menu has five sections with panels, locks the page and gives focus back [CHROME-005, MENU-001, MENU-002, MENU-003, MENU-004, MENU-005]', async ({
  page,
}) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').getByRole('button', { name: navMessages.openMenu() })
  await toggle.click()
  const menu = page.getByRole('dialog', { name: navMessages.menu() })
  await expect(menu).toBeVisible()
  const sections = SECTIONS.map((name) => menu.getByRole('button', { name, exact: true }))
  for (const section of sections) await expect(section).toBeVisible()
  await expect(menu.locator('[data-section]')).toHaveCount(5)
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].some(
        (element) => getComputedStyle(element).overflowY === 'hidden' || getComputedStyle(element).overflowY === 'clip',
      ),
    )
  expect(await overflow()).toBe(true)

  await sections[0]?.click()
  const panel = page.getByRole('dialog', { name: navMessages.glasses() })
  await expect(panel.getByText(menuMessages.campaignMemberExam())).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Gucci' })).toHaveAttribute('href', /\/glas(ö|%C3%B6)gon\/gucci$/)
  const back = panel.getByRole('button', { name: menuMessages.backToMenu() })
  await expect(back).toBeFocused()
  await back.click()
  await expect(sections[0] ?? menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  expect(await overflow()).toBe(false)
})

test('a link of the menu navigates and closes it; a closed menu starts from its sections again [MENU-006]', async ({
  page,
}) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').getByRole('button', { name: navMessages.openMenu() })
  await toggle.click()
  await page
    .getByRole('dialog', { name: navMessages.menu() })
    .getByRole('button', { name: navMessages.lenses() })
    .click()
  const panel = page.getByRole('dialog', { name: navMessages.lenses() })
  await panel.getByRole('link', { name: menuMessages.dailyLenses() }).click()
  await expect(page).toHaveURL(/\/kontaktlinser\/endagslinser$/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/endagslinser/i)
  await toggle.click()
  const menu = page.getByRole('dialog', { name: navMessages.menu() })
  await expect(menu.locator('[data-section]')).toHaveCount(5)
  // The menu also closes for a link to the present page.
  await menu.getByRole('button', { name: navMessages.lenses() }).click()
  await panel.getByRole('link', { name: menuMessages.dailyLenses() }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/kontaktlinser\/endagslinser$/)
})
