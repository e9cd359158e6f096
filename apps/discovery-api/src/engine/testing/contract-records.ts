import type { ProductRecord } from '../record.js'

/** A product for tests; fields that are not given are empty. */
export function product(id: string, said: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id,
    title: `Product ${id}`,
    brand: null,
    categories: [],
    description: '',
    pageUrl: `/p/${id}`,
    imageUrls: [],
    salePrice: null,
    originalPrice: null,
    inStock: true,
    popularity: 0,
    attributes: {},
    modelKey: null,
    variants: [],
    ...said,
  }
}

const frame = (
  id: string,
  title: string,
  brand: string,
  color: string,
  said: Partial<ProductRecord> = {},
): ProductRecord =>
  product(id, {
    title,
    brand,
    categories: [['Glasögon']],
    description: `${title} från ${brand} i färgen ${color}.`,
    salePrice: 100_000,
    originalPrice: 100_000,
    attributes: { color: [color], width: 130 },
    ...said,
  })

/** A small optician's catalogue whose answers can be checked by reading it. */
export const SHOP: readonly ProductRecord[] = [
  frame('f1', 'Wayfarer', 'Ray-Ban', 'Svart', { popularity: 90 }),
  frame('f2', 'Clubmaster', 'Ray-Ban', 'Brun', {
    salePrice: 80_000,
    attributes: { color: ['Brun', 'Guld'], width: 136 },
  }),
  frame('f3', 'Hamn', 'Klarsikt', 'Blå', { salePrice: 60_000, originalPrice: 60_000, popularity: 10 }),
  frame('f4', 'Udde', 'Klarsikt', 'Svart', { inStock: false, salePrice: 50_000, originalPrice: 70_000 }),
  frame('s1', 'Strand solglasögon', 'Klarsikt', 'Svart', {
    categories: [['Solglasögon']],
    attributes: { color: ['Svart'], polarised: true },
  }),
  frame('s2', 'Aviator solglasögon', 'Ray-Ban', 'Guld', {
    categories: [['Solglasögon', 'Pilot']],
    attributes: { color: ['Guld'], polarised: false },
  }),
  frame('r1', 'Läslust läsglasögon', 'Klarsikt', 'Röd', {
    categories: [['Glasögon', 'Läsglasögon']],
    salePrice: 20_000,
    originalPrice: 20_000,
  }),
  product('l1', {
    title: 'Moist 30-pack',
    brand: 'Acuvue',
    categories: [['Kontaktlinser', 'Endagslinser']],
    description: 'Kontaktlinser för en dag.',
    salePrice: 23_000,
    originalPrice: 23_000,
    popularity: 50,
    attributes: { ean: '7350012345671', packSize: 30 },
  }),
  product('l2', {
    title: 'Oasys 6-pack',
    brand: 'Acuvue',
    categories: [['Kontaktlinser', 'Månadslinser']],
    description: 'Kontaktlinser för två veckor.',
    salePrice: 31_000,
    originalPrice: 31_000,
    attributes: { packSize: 6 },
  }),
  product('c1', {
    title: 'Linsvätska 360 ml',
    brand: 'Opti-Free',
    categories: [['Tillbehör', 'Linsvätska']],
    description: 'Rengör och förvarar linserna.',
    salePrice: 9900,
    originalPrice: 12_900,
  }),
  product('c2', {
    title: 'Hårt glasögonfodral, svart',
    brand: 'Klarsikt',
    categories: [['Tillbehör', 'Fodral']],
    description: 'Fodral av återvunnen plast.',
  }),
]

const colourOf = (
  model: string,
  color: string,
  popularity: number,
  salePrice: number,
  said: Partial<ProductRecord> = {},
): ProductRecord =>
  frame(`${model} ${color}`.toLowerCase(), `${model}, ${color.toLowerCase()}`, 'Klarsikt', color, {
    modelKey: `frames:${model}`,
    popularity,
    salePrice,
    originalPrice: 100_000,
    ...said,
  })

/** Frames whose colours share a model, and lenses in packs that do not. */
export const COLOURED_SHOP: readonly ProductRecord[] = [
  colourOf('Vers', 'Svart', 40, 90_000),
  colourOf('Vers', 'Blå', 60, 100_000),
  colourOf('Vers', 'Röd', 20, 70_000),
  colourOf('Kvist', 'Svart', 50, 80_000),
  colourOf('Kvist', 'Brun', 30, 80_000, { inStock: false }),
  product('moist 30', { title: 'Moist 30-pack', popularity: 35, salePrice: 20_000, attributes: { model: 'Moist' } }),
  product('moist 90', { title: 'Moist 90-pack', popularity: 25, salePrice: 50_000, attributes: { model: 'Moist' } }),
]
