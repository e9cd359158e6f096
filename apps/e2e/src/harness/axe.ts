import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 AA, and axe's best practices. */
export const WCAG_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

export interface Look {
  readonly rules?: axe.RunOnly
  /** A selector; undefined checks the whole page. */
  readonly within?: string
  /** Selectors of what is not checked. A pair selects inside the shadow root of its first. */
  readonly without?: readonly (string | readonly [host: string, inside: string])[]
}

interface Violation {
  readonly id: string
  /** The first three violating elements, each with an explanation. */
  readonly places: readonly string[]
}

/** The violations that axe finds on a page. It reports only those, because reporting passing elements doubles the time. */
export async function violations(
  page: Page,
  { rules = WCAG_RULES, within = 'html', without = [] }: Look = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([include, exclude, runOnly]) => {
      const { axe: run } = window as unknown as { axe: typeof axe }
      const context = {
        include,
        exclude: exclude.map((place) => (typeof place === 'string' ? place : { fromShadowDom: place })),
      }
      const found = await run.run(context as axe.ContextObject, {
        runOnly,
        resultTypes: ['violations'],
        elementRef: false,
        iframes: false,
        preload: false,
      })
      return found.violations.map(({ id, nodes }) => ({
        id,
        places: nodes
          .slice(0, 3)
          .map(({ target, html, any, failureSummary }) =>
            [target.join(' '), html.slice(0, 160), any[0]?.message ?? failureSummary].join(' | '),
          ),
      }))
    },
    [within, without, rules] as const,
  )
}
