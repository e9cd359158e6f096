import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aliasOf, documentIdOf, featureOf, keyOf } from './names.js'
import { sortKey } from './sort-key.js'

describe('names in OpenSearch', () => {
  it('never calls two indices the same, and only by signs that it takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (one, other) => {
        const [first, second] = [aliasOf('k', one), aliasOf('k', other)]
        expect(first === second).toBe(one === other)
        expect(first).toMatch(/^k-[a-z0-9_-]*$/)
        expect(Buffer.byteLength(first)).toBeLessThan(220)
      }),
    )
  })

  it.each([
    ['width', 'width'],
    ['bredd.mm', 'bredd%2Emm'],
    ['a*b', 'a%2Ab'],
    ['färg', 'f%C3%A4rg'],
  ])('writes the attribute %s as %s', (name, key) => {
    expect(keyOf(name)).toBe(key)
  })

  it('writes a decimal as one feature', () => {
    expect(featureOf('-2.5')).toBe('-2,5')
  })

  it('keeps ids as they are until they are too long', () => {
    expect(documentIdOf('a/ö')).toBe('a/ö')
    expect(documentIdOf('ö'.repeat(300))).toMatch(/^sha256:/)
  })
})

describe('sort keys', () => {
  const byBytes = (texts: readonly string[]): string[] =>
    texts.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))

  it.each([
    [['zebra', 'åsna', 'ärla', 'öring', 'apa']],
    [['modell 9', 'modell 10', 'modell 100']],
    [['Éclair', 'eclairs', 'Fågel']],
    [['blå', 'Blåsa', 'bläck', 'blöja', 'bly']],
  ])('order %j as a Swede does', (texts) => {
    const collator = new Intl.Collator('sv', { numeric: true })
    expect(byBytes(texts)).toEqual(texts.toSorted(collator.compare))
  })
})
