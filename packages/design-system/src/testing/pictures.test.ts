// @vitest-environment node
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXPECTED } from './browser-commands.js'
import { COMPARED_COMPONENTS } from './compared-components.js'
import { usedComponents } from './used-components.js'

const MEGABYTE = 2 ** 20
const pictures = globSync('*.png', { cwd: EXPECTED }).sort()

describe('the accepted pictures', () => {
  it('are of the components that the apps use', () => {
    expect(COMPARED_COMPONENTS).toEqual(usedComponents())
  })

  it('are one per component and theme, and none of a component that is gone', () => {
    const expected = COMPARED_COMPONENTS.flatMap((name) => [`${name}.dark.png`, `${name}.light.png`])
    expect(pictures).toEqual(expected.sort())
  })

  it('weigh little enough to live in the repository', () => {
    const sizes = pictures.map((file) => statSync(join(EXPECTED, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * MEGABYTE)
  })
})
