// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'shell.css'), 'utf8').replaceAll(/\/\*[^]*?\*\/|@media[^{]*\{/g, '')
const selectors = [...css.matchAll(/([^{};]+)\{/g)]
  .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
  .map((selector) => selector.trim())
  .filter((selector) => selector !== '')

it('styles nothing but what is marked as the shop’s', () => {
  expect(selectors.length).toBeGreaterThan(10)
  const loose = selectors.filter(
    (selector) => !/^(?:html\[data-(?:shop|resizing)\]|body:has\(\.sf-|\.sf-|\[data-arriving)/.test(selector),
  )
  expect(loose).toEqual([])
})
