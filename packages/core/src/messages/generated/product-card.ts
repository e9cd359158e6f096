// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** product.fromPrice */ export const fromPrice = /* @__PURE__ */ message('product.fromPrice', (p: { readonly price: Value }) => `från ${p.price}`)
/** product.ordinaryPrice */ export const ordinaryPrice = /* @__PURE__ */ message('product.ordinaryPrice', (p: { readonly price: Value }) => `Ordinarie pris ${p.price}`)
/** product.lowestPrice30 */ export const lowestPrice30 = /* @__PURE__ */ message('product.lowestPrice30', (p: { readonly price: Value }) => `Lägsta pris senaste 30 dagarna: ${p.price}`)
/** product.inStock */ export const inStock = /* @__PURE__ */ message('product.inStock', () => 'I lager')
/** product.outOfStock */ export const outOfStock = /* @__PURE__ */ message('product.outOfStock', () => 'Slut i lager')
/** product.inStoreItem */ export const inStoreItem = /* @__PURE__ */ message('product.inStoreItem', () => 'Finns i butik')
/** product.withLensesFrom */ export const withLensesFrom = /* @__PURE__ */ message('product.withLensesFrom', (p: { readonly price: Value }) => `Med glas från ${p.price}`)
