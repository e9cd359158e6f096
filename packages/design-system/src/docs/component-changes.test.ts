import { expect, it } from 'vitest'
import { changesOfComponent, statusOfComponent } from './component-changes.js'
import { readChangelog, releases, releasesOf } from './releases.js'

const WAITING = `---
'@klarsikt/design-system': minor
---

Something about all. \`PrescriptionForm\` takes \`strengths\`.
A cart line is given what it comes to (\`price.total\`).

\`Video\` fetches nothing before it is in view.
`
const OTHER = "---\n'@klarsikt/forms': patch\n---\n\n`Video` is not meant here.\n"
const CHANGELOG = `# @klarsikt/design-system

## 1.1.0

### Minor Changes

- 1a2b3c4: \`Button\` keeps its
  width while it loads.

  A cart line has an undo.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @klarsikt/core@1.1.0

## 1.0.0

### Major Changes

- 9f8e7d6: First release.
`
const all = releasesOf([WAITING, OTHER], CHANGELOG)

it('reads every release of a changelog, without what others changed', () => {
  expect(readChangelog(CHANGELOG)).toEqual([
    { version: '1.1.0', changes: ['`Button` keeps its width while it loads.', 'A cart line has an undo.'] },
    { version: '1.0.0', changes: ['First release.'] },
  ])
  expect(readChangelog('')).toEqual([])
})

it('tells what waits first, then what was released, of the component alone', () => {
  expect(changesOfComponent('cart-line', all)).toEqual([
    { version: undefined, changes: ['A cart line is given what it comes to (`price.total`).'] },
    { version: '1.1.0', changes: ['A cart line has an undo.'] },
  ])
  expect(changesOfComponent('video', all)).toEqual([
    { version: undefined, changes: ['`Video` fetches nothing before it is in view.'] },
  ])
  expect(changesOfComponent('table', all)).toEqual([])
  expect(changesOfComponent('price', all)).toEqual([])
})

it('knows where a component stands', () => {
  expect(statusOfComponent('button', all)).toEqual({ version: '1.1.0', isChanging: false })
  expect(statusOfComponent('cart-line', all)).toEqual({ version: '1.1.0', isChanging: true })
  expect(statusOfComponent('table', all)).toEqual({ version: '1.0.0', isChanging: false })
  expect(statusOfComponent('table', releasesOf([WAITING], ''))).toEqual({ version: undefined, isChanging: false })
})

it('finds changes of real components among the real releases', () => {
  expect(releases.length).toBeGreaterThan(0)
  expect(changesOfComponent('prescription-form').length).toBeGreaterThan(0)
})
