import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message.js'
import * as messages from './index.js'

const catalogues = Object.entries(messages).filter(([name]) => name.endsWith('Messages')) as readonly [
  string,
  Readonly<Record<string, string>>,
][]
const entries = catalogues.flatMap(([, catalogue]) => Object.entries(catalogue))

/** A second reader of the texts, by brace depth alone, to hold the renderer against. */
function parameterNames(text: string): readonly string[] {
  const names = new Set<string>()
  const open: ('argument' | 'case')[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      const isCase = open.at(-1) === 'argument'
      if (!isCase) names.add(/^[^,}]+/.exec(text.slice(at + 1))?.[0] ?? '')
      open.push(isCase ? 'case' : 'argument')
    }
    if (text[at] === '}') open.pop()
  }
  return [...names]
}

describe('the Swedish catalogue', () => {
  it('has one catalogue per namespace and every key under its own', () => {
    expect(entries.length).toBeGreaterThanOrEqual(849)
    for (const [name, catalogue] of catalogues) {
      const namespace = name.replace(/Messages$/, '')
      for (const key of Object.keys(catalogue)) expect(key.split('.')[0]).toBe(namespace)
    }
    expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length)
  })

  it.each(entries)('%s is a whole text without stray braces [META-005]', (_key, text) => {
    expect(text.trim()).not.toBe('')
    const names = parameterNames(text)
    for (const count of [0, 1, 2]) {
      const params = Object.fromEntries(names.map((name) => [name, /plural/.test(text) ? count : `«${name}»`]))
      const rendered = formatMessage(text, params)
      expect(rendered).not.toMatch(/[{}]|undefined|NaN/)
      expect(rendered.trim()).not.toBe('')
    }
  })

  it('keeps the texts the product fixes', () => {
    expect(messages.validationMessages['validation.distance.invalid']).toBe('Ogiltigt avstånd, max 500 cm')
    expect(messages.navMessages['nav.campaign.memberExam']).toBe('Synundersökning 199 kr för medlemmar')
    expect(messages.navMessages['nav.storeBar']).toBe('Du är inloggad som butik')
    expect(messages.errorMessages['error.product.notForStore']).toBe('Butiker kan inte lägga till denna produkt.')
    expect(messages.errorMessages['error.browser.unsupported']).toBe(
      'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)',
    )
    expect(messages.metaMessages['meta.defaultDescription']).toBe(
      'Köp linser, glasögon och solglasögon på nätet - hos {brand}.',
    )
  })

  it('has Danish texts of their own [VALID-033]', () => {
    const { validationMessages } = messages
    expect(validationMessages['validation.ssnDk.required']).not.toBe(validationMessages['validation.ssn.required'])
    expect(validationMessages['validation.ssnDk.invalid']).not.toBe(validationMessages['validation.ssn.invalid'])
  })
})
