// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { customProperties } from './custom-properties.js'

describe('the custom properties of a stylesheet', () => {
  it('are those it reads with a fallback, with that fallback whole', () => {
    expect(
      customProperties(`
        .root {
          background: var(--ks-button-bg, var(--ks-color-action-bg));
          padding: calc(var(--ks-button-space, min(4px, 1em)) * 2) var(--ks-p-size-2);
          color: var(--ks-button-bg, var(--ks-color-action-bg));
        }`),
    ).toEqual([
      { name: '--ks-button-bg', fallback: 'var(--ks-color-action-bg)' },
      { name: '--ks-button-space', fallback: 'min(4px, 1em)' },
    ])
  })

  it('are none where only tokens are read', () => {
    expect(customProperties('.root { color: var(--ks-color-text-default) }')).toEqual([])
  })
})
