import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messageName } from '@klarsikt/tooling/compile-messages'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as cartMessages from './generated/cart.js'
import * as errorMessages from './generated/error.js'
import * as metaMessages from './generated/meta.js'
import * as navMessages from './generated/nav.js'
import * as prescriptionCheckMessages from './generated/prescription-check.js'
import * as purchaseErrorsMessages from './generated/purchase-errors.js'
import * as validationMessages from './generated/validation.js'
import * as workingDistanceMessages from './generated/working-distance.js'
import { digits } from './message.js'

type Render = (params: Readonly<Record<string, string | number>>) => string

const files = globSync('sv/*.json', { cwd: import.meta.dirname }).map((file) => path.basename(file, '.json'))
const entries = await Promise.all(
  files.map(async (feature) => {
    const texts = JSON.parse(readFileSync(path.join(import.meta.dirname, `sv/${feature}.json`), 'utf8')) as object
    const compiled = (await import(`./generated/${feature}.ts`)) as Readonly<Record<string, Render>>
    return Object.entries(texts).map(([key, text]) => [key, text as string, compiled[messageName(key)]!] as const)
  }),
).then((all) => all.flat())

/** A second, independent parser of the texts, which only counts braces. The renderer is checked against it. */
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

describe('the Swedish catalogues', () => {
  it('hold every text under a key of its own', () => {
    expect(entries.length).toBeGreaterThanOrEqual(849)
    expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length)
  })

  it.each(entries)('%s is a whole text without stray braces [META-005]', (_key, text, render) => {
    const names = parameterNames(text)
    for (const count of [0, 1, 2]) {
      const params = Object.fromEntries(names.map((name) => [name, /plural/.test(text) ? count : `«${name}»`]))
      const rendered = render(params)
      expect(rendered).not.toMatch(/[{}]|undefined|NaN/)
      expect(rendered.trim()).not.toBe('')
      if (names.length === 0) expect(rendered).toBe(text)
      else if (!/plural|select/.test(text)) for (const name of names) expect(rendered).toContain(`«${name}»`)
    }
  })

  it('has the exact texts that are required [VALID-025, STAFF-001, STAFF-007, CHROME-023, META-010]', () => {
    expect(workingDistanceMessages.distanceInvalid()).toBe('Ogiltigt avstånd, max 500 cm')
    expect(navMessages.storeBar()).toBe('Du är inloggad som butik')
    expect(purchaseErrorsMessages.productNotForStore()).toBe('Butiker kan inte lägga till denna produkt')
    expect(errorMessages.browserUnsupported()).toBe(
      'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)',
    )
    expect(metaMessages.defaultDescription({ brand: '{brand}' })).toBe(
      'Köp linser, glasögon och solglasögon på nätet - hos {brand}.',
    )
  })

  it('has Danish texts of their own [VALID-033]', () => {
    expect(validationMessages.ssnDkRequired()).not.toBe(validationMessages.ssnRequired())
    expect(validationMessages.ssnDkInvalid()).not.toBe(validationMessages.ssnInvalid())
  })

  it('choose the plural: exact value first, then one, then other', () => {
    expect([0, 1, 2, 1200].map((count) => navMessages.cartWithCount({ count }))).toEqual([
      'Varukorg, tom',
      'Varukorg, 1 vara',
      'Varukorg, 2 varor',
      'Varukorg, 1\u00A0200 varor',
    ])
    expect(digits(1_234_567.5)).toBe('1\u00A0234\u00A0567,5')
    expect(prescriptionCheckMessages.prescriptionSphereRequired({ eye: 'left' })).toBe('Ange sfär för vänster öga.')
  })

  it('have their parameters checked by the compiler, and an unknown message too [META-006]', () => {
    const calls = (): void => {
      // @ts-expect-error a parameter is missing
      cartMessages.removed()
      // @ts-expect-error the parameter has another name
      cartMessages.removed({ nam: 'x' })
      // @ts-expect-error a plural counts numbers
      navMessages.cartWithCount({ count: '2' })
      // @ts-expect-error the text has no parameters
      cartMessages.title({ name: 'x' })
    }
    expectTypeOf(calls).toBeFunction()
    expectTypeOf<'nope'>().not.toExtend<keyof typeof cartMessages>()
  })
})
