import axe from 'axe-core'
import { expect } from 'vitest'

/** Looks for what axe finds in a page; colours have none in jsdom. */
export async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
}
