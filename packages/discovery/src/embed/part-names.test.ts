import { expect, it } from 'vitest'
import { partOf } from './part-names.js'

it.each([
  ['ks-d ks-d-modal', 'modal'],
  ['ks-d-modal-box', 'modal-box'],
  ['ks-d ks-d-trigger', 'search-field'],
  ['ks-d-button ks-d-primary ks-d-view-all', 'view-all'],
  ['ks-d ks-d-page ks-d-search-page', 'search-page'],
  ['ks-d ks-d-page ks-d-category-page', 'category-page'],
  ['ks-d-button ks-d-primary ks-d-show', 'show'],
  ['ks-d ks-d-sheet', 'filter-dialog'],
  ['ks-d-instant', 'instant-results'],
  ['ks-d ks-d-crumbs', 'breadcrumbs'],
  ['ks-d-product ks-d-product-compact', 'product'],
  ['ks-d-button', undefined],
  ['modal', undefined],
  ['', undefined],
])('an element of the class "%s" is the part %s', (classes, part) => {
  expect(partOf(classes)).toBe(part)
})
