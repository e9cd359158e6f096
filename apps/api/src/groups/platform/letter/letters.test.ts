import { describe, expect, it } from 'vitest'
import { modules } from '../../../modules.js'
import { letterSamples, renderSample } from '../../../testing/letter-samples/letter-samples.js'
import { composeLetter } from './compose-letter.js'
import { button, greeting, paragraph, subheading } from './letter-blocks.js'
import { highlight } from './letter-highlight.js'
import { pictureRow } from './letter-pictures.js'
import { stepList } from './letter-steps.js'
import { DARK_COLORS, LIGHT_COLORS } from './letter-theme.js'

const SHOP_URL = 'https://klarsikt.example'
const PICTURES = { frame: '/media/0123456789abcdef0123/285.webp', lenses: '/media/123456789abcdef01234/285.webp' }

/** Letters without a button: receipts, codes and security notices. */
const WITHOUT_BUTTON = new Set([
  'payment-receipt',
  'payment-stopped',
  'eye-health-day-received',
  'eye-health-day-accepted',
  'eye-health-day-declined',
  'requisition-approved-manager',
  'requisition-rejected-manager',
  'requisition-outlay',
  'withdrawal-receipt',
  'withdrawal-notice',
  'account-email-changed',
  'account-erased',
  'staff-code',
  'staff-mobile-set',
  'staff-mobile-removed',
  'staff-passkey-added',
  'staff-passkey-removed',
])

/** Gmail clips longer letters, in bytes. */
const CLIPPED_BYTES = 102_000

/** Number of characters of a subject that phones show. */
const MAX_SUBJECT_LENGTH = 60

it('has a sample of every letter', () => {
  expect([...letterSamples(PICTURES).keys()].toSorted()).toEqual(
    modules.flatMap(({ letters }) => letters.map(({ name }) => name)).toSorted(),
  )
})

describe.each([...letterSamples(PICTURES).keys()])('the letter %s', (name) => {
  const { subject, html, text } = renderSample(name, SHOP_URL, PICTURES)

  it('is Swedish, has one heading, and one button at most', () => {
    expect(html).toMatch(/<html lang="sv"/)
    expect(html).toContain('<div lang="sv"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    const buttons = html.match(/<a class="ks-action"/g) ?? []
    expect(buttons).toHaveLength(WITHOUT_BUTTON.has(name) ? 0 : 1)
  })

  it('has a subject that phones show whole', () => {
    expect(subject).toMatch(/\S/)
    expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT_LENGTH)
  })

  it('names pictures, their size and a format that mail programs know, at the address of the shop', () => {
    const pictures = [...html.matchAll(/<img [^>]+>/g)].map(([tag]) => tag)
    for (const picture of pictures) {
      expect(picture).toMatch(/src="https:\/\/klarsikt\.example\/media\/[0-9a-f]{20}\/\d+\.jpg"/)
      expect(picture).toMatch(/ width="\d+" height="\d+" alt="[^"]+"/)
    }
  })

  it('leads to absolute addresses only', () => {
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    for (const address of addresses) expect(address).toMatch(/^https:\/\//)
  })

  it('lays out by tables that are no data, and is short enough to be shown whole', () => {
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
    expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED_BYTES)
  })

  it('says the same as text, where every address of the HTML is', () => {
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(text).toContain(address?.replaceAll('&#38;', '&'))
    expect(text).not.toMatch(/<[a-z]|\n{3}|undefined|NaN|Invalid|\[object/)
  })

  it('names no personal number and no prescription of glasses', () => {
    // Organisation numbers have a month of 20 or more, so they do not match.
    expect(text).not.toMatch(/\b(?:19|20)?\d{2}[01]\d[0-3]\d[-+]?\d{4}\b/)
    expect(text).not.toMatch(/sfär|cylinder|axel|pupillavstånd|addition/i)
  })
})

describe('colours of letters', () => {
  it.each([
    ['light', LIGHT_COLORS],
    ['dark', DARK_COLORS],
  ])('can be read in the %s scheme', (_scheme, { page, card, raised, text, muted, link, action, onAction }) => {
    const pairs = [
      [text, card],
      [muted, card],
      [text, raised],
      [muted, raised],
      [muted, page],
      [link, card],
      [link, page],
      [onAction, action],
    ] as const
    for (const [front, back] of pairs) expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
  })
})

describe('a letter', () => {
  it('shows after its subject what is first said, not whom it greets', () => {
    const { html, text } = composeLetter({
      subject: 'Hej',
      blocks: [greeting('Hej Anna!'), paragraph('Vi har <skickat>.'), subheading('Varor'), paragraph('En båge')],
    })
    expect(html).toContain('mso-hide:all">Vi har &#60;skickat&#62;.')
    expect(text).toBe('Hej Anna!\nVi har <skickat>.\n\nVaror\nEn båge')
  })

  it('says at its top what it is opened for', () => {
    const { html, text } = composeLetter({
      subject: 'Hej',
      blocks: [highlight({ label: 'Tid', value: 'Kl. 10.00', details: ['Butik <1>'] }), paragraph('Vi ses.')],
    })
    expect(html.indexOf('Kl. 10.00')).toBeLessThan(html.indexOf('<p class="ks-text" style="margin:0 0 12px'))
    expect(html).toContain('Butik &#60;1&#62;')
    expect(text).toBe('Tid: Kl. 10.00\nButik <1>\n\nVi ses.')
  })

  it('says in words what has happened and what comes', () => {
    const { html, text } = composeLetter({
      subject: 'Hej',
      blocks: stepList([
        { text: 'Beställd', when: '27 november', hasHappened: true },
        { text: 'Skickad', hasHappened: false },
      ]),
    })
    expect(text).toBe('Vad som händer\n✓ Beställd: 27 november\n○ Skickad: Kommer')
    for (const words of ['Beställd', '27 november', 'Skickad', 'Kommer']) expect(html).toContain(words)
  })

  it('shows each picture once, three at most, and none where there is none', () => {
    const pictureOf = (hash: string) => ({ src: `/media/${hash}/75.avif`, alt: hash })
    const [row] = pictureRow(['a', 'a', 'b', 'c', 'd'].map(pictureOf), SHOP_URL)
    const shown = [...(row?.html ?? '').matchAll(/src="([^"]+)" width="(\d+)"/g)].map(([, src, width]) => [src, width])
    expect(shown).toEqual([
      ['https://klarsikt.example/media/a/285.jpg', '176'],
      ['https://klarsikt.example/media/b/285.jpg', '176'],
      ['https://klarsikt.example/media/c/285.jpg', '176'],
    ])
    const [large] = pictureRow([pictureOf('a')], SHOP_URL)
    expect(large?.html).toContain('/media/a/570.jpg" width="552" height="345"')
    expect(pictureRow([], SHOP_URL)).toEqual([])
  })

  it('keeps what is typed from becoming part of the page', () => {
    const { html } = composeLetter({ subject: '<b>', blocks: [button('https://a.example/?a="&b', '<i>')] })
    expect(html).not.toMatch(/<b>|<i>/)
    expect(html).toContain('href="https://a.example/?a=&#34;&#38;b"')
  })
})

/** The WCAG contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
