// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** cart.title */ export const title = () => 'Varukorg'
/** cart.empty */ export const empty = () => 'Din varukorg är tom.'
/** cart.emptyAction */ export const emptyAction = () => 'Töm varukorgen'
/** cart.emptyConfirm */ export const emptyConfirm = () => 'Vill du ta bort alla varor ur varukorgen?'
/** cart.goToCheckout */ export const goToCheckout = () => 'Till kassan'
/** cart.continueShopping */ export const continueShopping = () => 'Fortsätt handla'
/** cart.total */ export const total = () => 'Summa'
/** cart.delivery */ export const delivery = (p: { readonly days: Value }) => `Beräknad leverans ${p.days}`
/** cart.deliveryGround */ export const deliveryGround = (p: { readonly days: Value }) => `Beräknad leverans ${p.days}, när glasen har slipats`
/** cart.discountCode */ export const discountCode = () => 'Rabattkod'
/** cart.applyCode */ export const applyCode = () => 'Använd'
/** cart.edit */ export const edit = /* @__PURE__ */ message('cart.edit', () => 'Ändra styrkor')
/** cart.buyOnce */ export const buyOnce = () => 'Köp en gång i stället'
/** cart.lowestPriceEach */ export const lowestPriceEach = /* @__PURE__ */ message('cart.lowestPriceEach', (p: { readonly price: Value }) => `Lägsta pris senaste 30 dagarna: ${p.price} per styck`)
/** cart.emptied */ export const emptied = () => 'Varukorgen är tömd.'
/** cart.restored */ export const restored = () => 'Varorna ligger i varukorgen igen.'
/** cart.updated */ export const updated = () => 'Varukorgen är uppdaterad.'
/** cart.removed */ export const removed = /* @__PURE__ */ message('cart.removed', (p: { readonly name: Value }) => `${p.name} togs bort.`)
/** cart.undo */ export const undo = /* @__PURE__ */ message('cart.undo', () => 'Ångra')
/** cart.pieces */ export const pieces = /* @__PURE__ */ message('cart.pieces', (p: { readonly count: Value }) => `${p.count} st`)
/** cart.empty.what */ export const emptyWhat = () => 'Här samlas det du vill köpa.'
