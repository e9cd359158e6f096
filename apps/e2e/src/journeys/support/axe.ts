import { expect, type Page } from '@playwright/test'
import { type Look, violations, WCAG_RULES } from '../../harness/axe.js'

/** The rules whose result depends on colours. */
const COLOUR_RULES: typeof WCAG_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The parts of the footer that all pages share. Landmarks themselves stay, because their order differs. */
const FOOTER = ['footer > *']

/**
 * Expects no violations: all rules in the light theme, colour rules in the dark one. `footerSeen` skips the footer, which an earlier page
 * has already checked; it would take half of the time.
 */
export async function expectAccessible(page: Page, what: string, { footerSeen = false } = {}): Promise<void> {
  await drawAll(page)
  // On a scrolled page, the header may cover half of a target that axe measures.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showIn(page, 'light')
  await expectNone(page, `${what}, light`, { rules: WCAG_RULES, without: footerSeen ? FOOTER : [] })
  await showIn(page, 'dark')
  await expectNone(page, `${what}, dark`, { rules: COLOUR_RULES, within: footerSeen ? 'main' : 'html' })
  // The next page starts in the light theme.
  await showIn(page, 'light')
}

/** Renders all content now; otherwise content below the window is rendered only when it comes near. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Switches the theme, and waits until colours have stopped fading. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // When one animation ends, another may start, because inherited colours fade later.
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
