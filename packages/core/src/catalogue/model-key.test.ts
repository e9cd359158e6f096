import { expect, it } from 'vitest'
import { modelKeyOf, onePerModel } from './model-key.js'

const black = { id: 1, variantKey: 'glasses:Isa Nord:Vers', swatch: '#17181a' }
const blue = { id: 2, variantKey: 'glasses:Isa Nord:Vers', swatch: '#0050b5' }
const small = { id: 3, variantKey: 'contact-lenses:EyeQ:Daily', swatch: null }
const large = { id: 4, variantKey: 'contact-lenses:EyeQ:Daily', swatch: null }

it('knows colours by their swatch, and leaves packs apart', () => {
  expect([black, blue, small].map(modelKeyOf)).toEqual(['glasses:Isa Nord:Vers', 'glasses:Isa Nord:Vers', null])
})

it('keeps the first colour of each model, and every pack', () => {
  expect(onePerModel([small, blue, large, black], modelKeyOf).map(({ id }) => id)).toEqual([3, 2, 4])
})
