/** What comes once the page of a product stands, in one go. */
export { default as ProductFit } from '../fit/product-fit.js'
export { default as FavouriteButton } from './favourite-button.js'
export { default as StoreStock } from './store-stock.js'
