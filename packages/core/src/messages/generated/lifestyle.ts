// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '../message.js'
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
/** lifestyle.connect.intro */ export const connectIntro = () => 'Ange ditt födelsedatum för att koppla abonnemanget till ditt konto.'
/** lifestyle.connected */ export const connected = () => 'Abonnemanget är kopplat till Lifestyle.'
/** lifestyle.winback.intro */ export const winbackIntro = (p: { readonly months: number }) => `${p.months === 0 ? 'Ångra uppsägningen.' : `Ångra uppsägningen och få ${digits(p.months)} månader utan kostnad.`} Bekräfta med ditt födelsedatum.`
/** lifestyle.winback.note */ export const winbackNote = () => 'Föregående månad faktureras som vanligt.'
/** lifestyle.winback.confirm */ export const winbackConfirm = () => 'Ångra uppsägningen'
/** lifestyle.winback.done */ export const winbackDone = (p: { readonly months: number }) => `Välkommen tillbaka! Uppsägningen är ångrad${p.months === 0 ? '.' : ` och du har ${digits(p.months)} kostnadsfria månader.`}`
/** lifestyle.level.base */ export const levelBase = () => 'Bas'
/** lifestyle.level.plus */ export const levelPlus = () => 'Plus'
/** lifestyle.level.premium */ export const levelPremium = () => 'Premium'
/** lifestyle.perk.exchange */ export const perkExchange = () => 'Nytt par varje år'
/** lifestyle.perk.exchangeText */ export const perkExchangeText = (p: { readonly amount: Value }) => `En gång per abonnemangsår dras ${p.amount} av när du väljer ett nytt par i butik eller på webben, från din första betalda månad.`
/** lifestyle.perk.exam */ export const perkExam = () => 'Synundersökning varje år'
/** lifestyle.perk.examText */ export const perkExamText = () => 'Boka inloggad när det passar dig. En undersökning om året ingår, för dig själv.'
/** lifestyle.perk.insurance */ export const perkInsurance = () => 'Försäkring'
/** lifestyle.perk.insuranceText */ export const perkInsuranceText = () => 'Går glasögonen sönder ersätter vi dem. Ta med dem till butiken.'
/** lifestyle.perk.adjustment */ export const perkAdjustment = () => 'Justering och nya näskuddar'
/** lifestyle.perk.adjustmentText */ export const perkAdjustmentText = () => 'Kom in i vilken butik som helst, utan att boka.'
/** lifestyle.perk.secondPair */ export const perkSecondPair = (p: { readonly percent: Value }) => `${p.percent} % rabatt på ett andra par`
/** lifestyle.perk.secondPairText */ export const perkSecondPairText = () => 'Gäller i butik, även på solglasögon. Visa sidan i kassan.'
/** lifestyle.perk.priority */ export const perkPriority = () => 'Förtur i butik'
/** lifestyle.perk.priorityText */ export const perkPriorityText = () => 'Dina glasögon slipas först i kön.'
/** lifestyle.document.agreement */ export const documentAgreement = () => 'Avtal'
/** lifestyle.document.terms */ export const documentTerms = () => 'Villkor'
/** lifestyle.signText */ export const signText = (p: { readonly number: Value; readonly digest: Value }) => `Jag tecknar Klarsikt Lifestyle, abonnemang ${p.number}, på villkoren i avtalet. Avtalets kontrollsumma (SHA-256): ${p.digest}`
/** lifestyle.invoiceLine */ export const invoiceLine = (p: { readonly level: Value; readonly from: Value; readonly until: Value }) => `Lifestyle ${p.level}, ${p.from}–${p.until}`
