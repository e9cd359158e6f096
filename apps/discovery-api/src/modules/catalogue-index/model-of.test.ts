import { expect, it } from 'vitest'
import { modelOf } from './model-of.js'

it.each([
  [{ brand: 'Ray-Ban', attributes: { model: 'Calder' } }, 'model:Ray-Ban:calder'],
  [{ brand: 'Ray-Ban', attributes: { model: ['Calder', 'Junior'], item_group_id: 'G7' } }, 'item_group_id:Ray-Ban:g7'],
  [{ brand: null, attributes: { group_id: 'x' } }, 'group_id::x'],
  [{ brand: 'A', attributes: { model: '' } }, null],
  [{ brand: 'A', attributes: { model: 7 } }, null],
])('of %j is %s', (named, model) => {
  expect(modelOf(named)).toBe(model)
})
