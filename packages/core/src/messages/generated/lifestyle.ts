// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** lifestyle.status.created */ export const statusCreated = /* @__PURE__ */ message('lifestyle.status.created', () => 'Skapat')
/** lifestyle.status.active */ export const statusActive = /* @__PURE__ */ message('lifestyle.status.active', () => 'Aktivt')
/** lifestyle.status.terminated */ export const statusTerminated = /* @__PURE__ */ message('lifestyle.status.terminated', () => 'Uppsagt')
/** lifestyle.startDate */ export const startDate = () => 'Startdatum'
/** lifestyle.bindingEnd */ export const bindingEnd = /* @__PURE__ */ message('lifestyle.bindingEnd', () => 'Bindningstiden slutar')
/** lifestyle.monthlyPrice */ export const monthlyPrice = /* @__PURE__ */ message('lifestyle.monthlyPrice', () => 'Månadspris')
/** lifestyle.exchange */ export const exchange = /* @__PURE__ */ message('lifestyle.exchange', () => 'Årligt byte')
/** lifestyle.exchangeUsed */ export const exchangeUsed = () => 'Årets byte är använt.'
/** lifestyle.noticePeriod */ export const noticePeriod = (p: { readonly days: Value }) => `Uppsägningstid ${p.days} dagar`
/** lifestyle.noticeDate */ export const noticeDate = /* @__PURE__ */ message('lifestyle.noticeDate', (p: { readonly date: Value }) => `Uppsagt till ${p.date}`)
/** lifestyle.terminate */ export const terminate = () => 'Säg upp abonnemanget'
/** lifestyle.connect.intro */ export const connectIntro = () => 'Ange ditt födelsedatum för att koppla abonnemanget till Lifestyle.'
/** lifestyle.connected */ export const connected = () => 'Abonnemanget är kopplat till Lifestyle.'
/** lifestyle.winback.intro */ export const winbackIntro = (p: { readonly months: Value }) => `Ångra uppsägningen och få ${p.months} månader utan kostnad. Bekräfta med ditt födelsedatum.`
/** lifestyle.winback.note */ export const winbackNote = () => 'Föregående månad faktureras som vanligt.'
/** lifestyle.winback.confirm */ export const winbackConfirm = () => 'Ångra uppsägningen'
/** lifestyle.winback.done */ export const winbackDone = (p: { readonly months: Value }) => `Välkommen tillbaka! Uppsägningen är ångrad och du har ${p.months} kostnadsfria månader.`
