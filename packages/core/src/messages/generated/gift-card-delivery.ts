// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** gift-card-delivery.receiver */ export const receiver = () => 'Vem ska ha kortet?'
/** gift-card-delivery.receiver.buyer */ export const receiverBuyer = () => 'Jag skriver ut det själv'
/** gift-card-delivery.receiver.buyerNote */ export const receiverBuyerNote = () => 'Kortet kommer med e-post till dig när du har betalat.'
/** gift-card-delivery.receiver.other */ export const receiverOther = () => 'Skicka det med e-post'
/** gift-card-delivery.receiver.otherNote */ export const receiverOtherNote = () => 'Vi skickar kortet på dagen du väljer, och du får ett mejl när det är gjort.'
/** gift-card-delivery.receiverEmail */ export const receiverEmail = () => 'Mottagarens e-postadress'
/** gift-card-delivery.sendOn */ export const sendOn = () => 'Skickas den'
/** gift-card-delivery.sendOnHint */ export const sendOnHint = () => 'Idag till ett år framåt. Utan datum skickas det när du har betalat.'
/** gift-card-delivery.greetingLabel */ export const greetingLabel = () => 'Hälsning på kortet'
/** gift-card-delivery.sentTo */ export const sentTo = (p: { readonly email: Value }) => `Skickas till ${p.email} när du har betalat`
/** gift-card-delivery.sentToOn */ export const sentToOn = (p: { readonly email: Value; readonly date: Value }) => `Skickas till ${p.email} den ${p.date}`
/** gift-card-delivery.printed */ export const printed = () => 'Du skriver ut kortet själv'
/** gift-card-delivery.greeting */ export const greeting = (p: { readonly message: Value }) => `Hälsning: ${p.message}`
