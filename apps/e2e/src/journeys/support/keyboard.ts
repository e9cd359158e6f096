import { expect, type Locator, type Page } from '@playwright/test'

/** Upper bound of Tab stops on a page. */
const MAX_TAB_STOPS = 120

/** Presses Tab until the target has focus. Every stop must have a visible focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  startsHere = false,
): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement)
  if (startsHere && (await reached())) return
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press(key)
    // The page may still be scrolling to the focus.
    await expect
      .poll(() => page.evaluate(unseenFocus), { message: 'focus can be seen', intervals: [0, 50, 200] })
      .toBe('')
    if (await reached()) return
  }
  throw new Error(`Not reached by ${key}: ${String(target)}`)
}

/** Markup of the focused element when nothing shows that it has focus; otherwise empty. */
function unseenFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const rings = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  // The ring may be on the box around a field, on the card around a link or beside a hidden radio button.
  const near = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement ?? null,
    focused.closest('label, article'),
    focused.nextElementSibling,
  ]
  const after = getComputedStyle(focused, '::after')
  const box = focused.getBoundingClientRect()
  const inView = box.bottom > 0 && box.top < innerHeight
  return inView && (near.some(rings) || after.outlineStyle !== 'none') ? '' : focused.outerHTML.slice(0, 200)
}

/** Tab and Shift+Tab never leave a dialog for the page behind it. */
export async function focusStaysIn(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press(key)
      // The body has focus while the browser's own toolbar has it.
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      )
      expect(inside, 'focus stays in the dialog').toBe(true)
    }
  }
}

/** Elements of the content that Tab reaches, in the order of the page. Of a group of radio buttons only one counts. */
function stopsOfContent(): HTMLElement[] {
  const main = document.querySelector('main')
  const seen = new Set<string>()
  return [...(main?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? [])].filter(
    (element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [tabindex="-1"]'))
        return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const chosen = main?.querySelector(`input[type=radio][name="${element.name}"]:checked`)
      if (seen.has(element.name) || (chosen && chosen !== element)) return false
      seen.add(element.name)
      return true
    },
  )
}

export async function contentStops(page: Page): Promise<number> {
  return page.evaluate(`(${stopsOfContent.toString()})().length`)
}

/** Tabs through the content from top to end. Every stop must be visible, none is left out, and the order is that of the page. */
export async function walkContent(page: Page): Promise<void> {
  const names = await page.evaluate(`(${stopsOfContent.toString()})().map((one) => one.outerHTML.slice(0, 160))`)
  const where = `(${stopsOfContent.toString()})().indexOf(document.activeElement)`
  const walked: number[] = []
  expect(await page.evaluate(() => scrollY), `${page.url()} opens at its top`).toBe(0)
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.querySelector('main')?.contains(document.activeElement) === true,
    )
    if (!isInside) break
    await expect
      .poll(() => page.evaluate(unseenFocus), { message: 'focus can be seen', intervals: [0, 50, 200] })
      .toBe('')
    await expect
      .poll(() => page.evaluate(coveredFocus), { message: 'nothing covers the focus', intervals: [0, 50, 200] })
      .toBe('')
    const index = Number(await page.evaluate(where))
    // A date field has a stop for each of its parts.
    if (walked.at(-1) !== index) walked.push(index)
  }
  expect(
    walked.map((index) => (names as string[])[index] ?? index),
    `the stops of ${page.url()}`,
  ).toEqual(names)
}

/** Markup of the focused element when another one covers its middle; otherwise empty. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOwn = over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  return isOwn ? '' : `${focused.outerHTML.slice(0, 160)} under ${over?.outerHTML.slice(0, 160)}`
}
