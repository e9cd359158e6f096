import axe from 'axe-core'
import { expect } from 'vitest'

/** Expects axe to find no problem in a page. It skips colour contrast, since jsdom draws no colours. */
export async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
}
