import { expect, it } from 'vitest'
import { scriptsAfterStyles } from './scripts-after-styles.js'

const SCRIPT = '<link rel="modulepreload" href="/assets/shell.js"/>'
const SHEET = '<link rel="stylesheet" href="/assets/shell.css"/>'

it('puts the scripts of a page after its styles, at a low priority', () => {
  expect(scriptsAfterStyles(`<head>${SCRIPT}<script>boot()</script>${SHEET}</head><body>${SCRIPT}</body>`)).toBe(
    `<head><script>boot()</script>${SHEET}<link fetchpriority="low" rel="modulepreload" href="/assets/shell.js"/></head><body>${SCRIPT}</body>`,
  )
})

it('leaves what has no head', () => {
  expect(scriptsAfterStyles(`<p>${SCRIPT}</p>`)).toBe(`<p>${SCRIPT}</p>`)
})
