export { addLens, type AddLensAnswer } from './add-lens.js'
export { AddLensPage } from './add-lens-page.js'
export { LensProductsPage } from './lens-products-page.js'
export { type AddLensData, loadAddLens, loadLensProducts, type LensProductsData } from './load-lens-products.js'
