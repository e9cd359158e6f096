// @vitest-environment node
import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXPECTED } from './browser-commands.js'

const SOURCE = join(import.meta.dirname, '..')
const MEGABYTE = 2 ** 20
const pictures = globSync('*.png', { cwd: EXPECTED }).sort()

describe('the accepted pictures', () => {
  it('are one per component and theme, and none of a component that is gone', () => {
    const components = globSync('{primitives,commerce}/*/*.stories.tsx', { cwd: SOURCE })
      .map((file) => basename(file, '.stories.tsx'))
      .sort()
    const expected = components.flatMap((name) => [`${name}.dark.png`, `${name}.light.png`])
    expect(pictures).toEqual(expected.sort())
  })

  it('weigh little enough to live in the repository', () => {
    const sizes = pictures.map((file) => statSync(join(EXPECTED, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * MEGABYTE)
  })
})
