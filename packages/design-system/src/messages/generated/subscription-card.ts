// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '@klarsikt/core/messages'
/** subscriptionCard.aMonth */ export const aMonth = /* @__PURE__ */ message('subscriptionCard.aMonth', (p: { readonly price: Value }) => `${p.price}/mån`)
/** subscriptionCard.ended */ export const ended = /* @__PURE__ */ message('subscriptionCard.ended', () => 'Sista dag')
/** subscriptionCard.exchangeLeft */ export const exchangeLeft = /* @__PURE__ */ message('subscriptionCard.exchangeLeft', () => 'Kvar att använda')
/** subscriptionCard.exchangeUsed */ export const exchangeUsed = /* @__PURE__ */ message('subscriptionCard.exchangeUsed', () => 'Använt i år')
/** subscriptionCard.freeMonths */ export const freeMonths = /* @__PURE__ */ message('subscriptionCard.freeMonths', (p: { readonly count: number }) => `Du har ${p.count === 1 ? `${digits(p.count)} kostnadsfri månad` : `${digits(p.count)} kostnadsfria månader`} kvar.`)
/** subscriptionCard.frozen */ export const frozen = /* @__PURE__ */ message('subscriptionCard.frozen', (p: { readonly count: number }) => `${p.count === 1 ? `${digits(p.count)} produkt är fryst` : `${digits(p.count)} produkter är frysta`} och följer inte med i leveransen.`)
/** subscriptionCard.lensEnded */ export const lensEnded = /* @__PURE__ */ message('subscriptionCard.lensEnded', () => 'Ett avslutat abonnemang kan inte återupptas, men du kan teckna ett nytt.')
/** subscriptionCard.lifestyleEnded */ export const lifestyleEnded = /* @__PURE__ */ message('subscriptionCard.lifestyleEnded', () => 'Du kan ångra uppsägningen och få tillbaka abonnemanget.')
/** subscriptionCard.nextDelivery */ export const nextDelivery = /* @__PURE__ */ message('subscriptionCard.nextDelivery', () => 'Nästa leverans')
/** subscriptionCard.notBound */ export const notBound = /* @__PURE__ */ message('subscriptionCard.notBound', () => 'Ingen bindningstid')
/** subscriptionCard.noticeInfo */ export const noticeInfo = /* @__PURE__ */ message('subscriptionCard.noticeInfo', () => 'Fram till dess gäller allt som vanligt, och du kan ångra dig.')
/** subscriptionCard.starts */ export const starts = /* @__PURE__ */ message('subscriptionCard.starts', (p: { readonly date: Value }) => `Abonnemanget börjar ${p.date}.`)
