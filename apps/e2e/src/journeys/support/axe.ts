import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violations: every rule in light, and what colours decide in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await drawAll(page)
  await showIn(page, 'light')
  await expectNone(builder(page).withTags(TAGS), `${what}, light`)
  await showIn(page, 'dark')
  await expectNone(builder(page).withRules(['color-contrast', 'link-in-text-block']), `${what}, dark`)
  // The next page begins in light.
  await showIn(page, 'light')
}

/** What lies below the window is drawn when it comes near; here it is looked at where it lies. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Our pages hold no frames of others: without the blank page that would join their findings, a check takes half the time. */
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Colours fade from one theme to the other; they are looked at when they have come to rest. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

async function expectNone(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? node.failureSummary ?? ''})`)
        .join('; ')}`,
  )
  expect.soft(told, what).toEqual([])
}
