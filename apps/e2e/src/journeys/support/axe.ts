import { expect, type Page } from '@playwright/test'
import { type Look, violations, WCAG_RULES } from '../../harness/axe.js'

/** The only rules whose answer depends on colours. */
const COLOUR_RULES: typeof WCAG_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What every page has alike; the frames of its landmarks belong to each page's own order. */
const FOOTER = ['footer > *']

/**
 * No violations: every rule in light, and what colours decide in dark. `footerSeen` leaves out what a page before had as
 * well: looked at on each page, it takes half of the time.
 */
export async function expectAccessible(page: Page, what: string, { footerSeen = false } = {}): Promise<void> {
  await drawAll(page)
  // Where a page happens to be scrolled to, its header lies half over what axe measures as a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showIn(page, 'light')
  await expectNone(page, `${what}, light`, { rules: WCAG_RULES, without: footerSeen ? FOOTER : [] })
  await showIn(page, 'dark')
  await expectNone(page, `${what}, dark`, { rules: COLOUR_RULES, within: footerSeen ? 'main' : 'html' })
  // The next page begins in light.
  await showIn(page, 'light')
}

/** Content below the window is rendered when it comes near; here it is checked in place. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Colours fade from one theme to the other; they are looked at when they have come to rest. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // The end of one can be the beginning of another: what inherits a colour fades after what it inherits from.
    for (let [round, quiet] = [0, 0]; quiet < 2 && round < 20; round += 1) {
      await new Promise(requestAnimationFrame)
      const fading = document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
      for (const animation of fading) animation.finish()
      quiet = fading.length === 0 ? quiet + 1 : 0
    }
  })
}

async function expectNone(page: Page, what: string, look: Look): Promise<void> {
  const found = (await violations(page, look)).map(({ id, places }) => `${id}: ${places.join('; ')}`)
  expect.soft(found, what).toEqual([])
}
