// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** cart-lenses.pricePerDay */ export const pricePerDay = (p: { readonly price: Value }) => `${p.price} om dagen och öga.`
/** cart-lenses.onceOrSubscribed */ export const onceOrSubscribed = (p: { readonly name: Value }) => `Köp ${p.name}`
/** cart-lenses.once */ export const once = () => 'En gång'
