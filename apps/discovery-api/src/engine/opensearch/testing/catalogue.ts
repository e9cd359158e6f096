import type { ProductRecord } from '../../record.js'

const KINDS = [
  { category: ['Solglasögon', 'Dam'], title: 'solglasögon', brands: ['Ray-Ban', 'Prada', 'Oakley'] },
  { category: ['Glasögon', 'Läsglasögon'], title: 'läsglasögon', brands: ['Ray-Ban', 'Gucci', 'Åhlbergs'] },
  { category: ['Kontaktlinser', 'Endagslinser'], title: 'endagslinser', brands: ['Acuvue', 'Dailies', 'Ögonlinsen'] },
] as const
const COLOURS = ['Svarta', 'Röda', 'Blå', 'Gröna'] as const

const pick = <T>(values: readonly T[], at: number): T => {
  const value = values[at % values.length]
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}

/** A small shop, the same at every call, in which two products never have the same score for every query. */
export function catalogue(size: number): ProductRecord[] {
  return Array.from({ length: size }, (_, at): ProductRecord => {
    const kind = pick(KINDS, at)
    const brand = pick(kind.brands, Math.floor(at / 3))
    const colour = pick(COLOURS, Math.floor(at / 5))
    return {
      id: `p${at}`,
      title: `${colour} ${kind.title} ${brand} modell ${100 + at}`,
      brand,
      categories: [kind.category],
      description: `${kind.title} från ${brand} i färgen ${colour.toLowerCase()}.${at % 4 === 0 ? ' Polariserade glas.' : ''}`,
      pageUrl: `/p/${at}`,
      imageUrls: [],
      salePrice: at % 11 === 0 ? null : 9900 + at * 500,
      originalPrice: at % 3 === 0 ? 9900 + at * 700 : null,
      inStock: at % 7 !== 0,
      popularity: (at * 37) % 101,
      attributes: { color: [colour], width: 120 + (at % 30), polarised: at % 4 === 0 },
      // Frames come in several colours; packs of lenses do not share a model.
      modelKey: kind.title === 'endagslinser' ? null : `${kind.title} ${Math.floor(at / 9)}`,
      variants: [],
    }
  })
}
