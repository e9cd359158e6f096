import { describe, expect, it } from 'vitest'
import { findJavaTools, javaRelease } from './java.js'

describe('the release of a Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['java version "1.8.0_392"', 8],
    ['zsh: command not found: java', 0],
  ])('%s is %i', (text, release) => {
    expect(javaRelease(text)).toBe(release)
  })

  it('names what is missing on a machine without Java', async () => {
    const path = process.env['PATH']
    process.env['PATH'] = '/nowhere'
    try {
      expect(await findJavaTools({})).toEqual({ missing: 'Java 17 or newer (found none)' })
    } finally {
      process.env['PATH'] = path
    }
  })
})
