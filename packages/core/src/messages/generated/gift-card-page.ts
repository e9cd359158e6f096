// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** gift-card-page.check */ export const check = () => 'Visa saldo'
/** gift-card-page.balance */ export const balance = (p: { readonly amount: Value }) => `Saldo: ${p.amount}`
/** gift-card-page.validUntil */ export const validUntil = (p: { readonly date: Value }) => `Giltigt till och med ${p.date}`
/** gift-card-page.intro */ export const intro = () => 'Skriv in kortets nummer och pinkod, så visar vi hur mycket som finns kvar.'
/** gift-card-page.numberHint */ export const numberHint = () => '16 siffror, på kortet eller i mejlet.'
/** gift-card-page.pinHint */ export const pinHint = () => 'Fyra siffror, på kortet eller i mejlet.'
/** gift-card-page.card */ export const card = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4}`
/** gift-card-page.use */ export const use = () => 'Du betalar med presentkortet i kassan.'
/** gift-card-page.save */ export const save = () => 'Spara kortet på Mina sidor'
/** gift-card-page.buy */ export const buy = () => 'Köp presentkort'
/** gift-card-page.buyText */ export const buyText = () => 'Räcker till glasögon, linser och allt annat hos oss.'
