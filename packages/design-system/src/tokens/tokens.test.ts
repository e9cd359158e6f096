// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colours } from './generated/tokens.js'

const GENERATED = join(import.meta.dirname, 'generated')
type Colour = keyof typeof colours.light

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['text-default', 'bg-page'],
  ['text-default', 'bg-subtle'],
  ['text-default', 'bg-raised'],
  ['text-muted', 'bg-page'],
  ['text-muted', 'bg-subtle'],
  ['text-muted', 'bg-raised'],
  ['text-link', 'bg-page'],
  ['text-link', 'bg-subtle'],
  ['text-link', 'bg-raised'],
  ['text-on-tint', 'bg-tint'],
  ['action-fg', 'action-bg'],
  ['action-fg', 'action-bg-hover'],
  ['campaign-text', 'bg-page'],
  ['campaign-text', 'bg-subtle'],
  ['campaign-text', 'campaign-bg'],
  ['danger', 'bg-page'],
  ['danger', 'bg-raised'],
  ['danger', 'danger-bg'],
  ['text-default', 'danger-bg'],
  ['success', 'bg-page'],
  ['success', 'success-bg'],
  ['text-default', 'success-bg'],
  ['warning', 'warning-bg'],
  ['text-default', 'warning-bg'],
  ['info', 'info-bg'],
  ['text-default', 'info-bg'],
  ['flag-text', 'flag-blue'],
  ['flag-text', 'flag-orange'],
  ['flag-text', 'flag-black'],
  ['bg-page', 'text-default'],
]
const GRAPHIC_PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['border-input', 'bg-page'],
  ['border-input', 'bg-raised'],
  ['border-input', 'bg-subtle'],
  ['focus', 'bg-page'],
  ['focus', 'bg-subtle'],
  ['focus', 'bg-raised'],
  ['progress', 'bg-page'],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('writes %s on %s with at least 4.5:1', (text, background) => {
    expect(contrast(colours[theme][text], colours[theme][background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(GRAPHIC_PAIRS)('draws %s on %s with at least 3:1', (graphic, background) => {
    expect(contrast(colours[theme][graphic], colours[theme][background])).toBeGreaterThanOrEqual(3)
  })
})

describe('the generated tokens', () => {
  it('are what the token files say', async () => {
    const out = await mkdtemp(join(tmpdir(), 'ks-tokens-'))
    execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/tokens.mjs'), out])
    for (const file of ['tokens.css', 'tokens.ts']) {
      expect(await readFile(join(out, file), 'utf8'), `run pnpm tokens: ${file}`).toBe(
        await readFile(join(GENERATED, file), 'utf8'),
      )
    }
    await rm(out, { recursive: true })
  })

  it('hold the measures of the page [CHROME-029, CHROME-031, CONST-002]', async () => {
    const css = await readFile(join(GENERATED, 'tokens.css'), 'utf8')
    expect(css).toContain('--ks-layout-progress-bar: 3px;')
    expect(css).toContain('--ks-layout-breakpoint-desktop: 768px;')
    expect(css).toContain('--ks-notification-auto-hide: 4400ms;')
  })

  it('follow the system unless a theme is chosen, and answer a wish for more contrast and less motion', async () => {
    const css = await readFile(join(GENERATED, 'tokens.css'), 'utf8')
    expect(css).toContain("@media (prefers-color-scheme: dark) {\n    :root:not([data-theme='light'])")
    expect(css).toContain('@media (prefers-contrast: more)')
    expect(css).toContain('@media (prefers-reduced-motion: reduce)')
  })
})
