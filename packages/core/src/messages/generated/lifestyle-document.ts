// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** lifestyleDocument.title */ export const title = (p: { readonly number: Value }) => `Klarsikt Lifestyle ${p.number}`
/** lifestyleDocument.heading */ export const heading = () => 'Avtal om glasögonabonnemang'
/** lifestyleDocument.number */ export const number = (p: { readonly number: Value }) => `Abonnemang: ${p.number}`
/** lifestyleDocument.day */ export const day = (p: { readonly day: Value }) => `Upprättat: ${p.day}`
/** lifestyleDocument.parties */ export const parties = () => 'Parter'
/** lifestyleDocument.seller */ export const seller = () => 'Säljare'
/** lifestyleDocument.customer */ export const customer = () => 'Kund'
/** lifestyleDocument.customerNumber */ export const customerNumber = () => 'Kundnummer'
/** lifestyleDocument.email */ export const email = () => 'E-post'
/** lifestyleDocument.content */ export const content = () => 'Abonnemanget'
/** lifestyleDocument.level */ export const level = () => 'Nivå'
/** lifestyleDocument.monthlyPrice */ export const monthlyPrice = () => 'Pris per månad'
/** lifestyleDocument.exchangeAmount */ export const exchangeAmount = () => 'Årligt byte'
/** lifestyleDocument.binding */ export const binding = () => 'Bindningstid'
/** lifestyleDocument.months */ export const months = (p: { readonly months: Value }) => `${p.months} månader`
/** lifestyleDocument.bindingCost */ export const bindingCost = () => 'Totalt under bindningstiden'
/** lifestyleDocument.notice */ export const notice = () => 'Uppsägningstid'
/** lifestyleDocument.days */ export const days = (p: { readonly days: Value }) => `${p.days} dagar`
/** lifestyleDocument.campaign */ export const campaign = () => 'Erbjudande'
/** lifestyleDocument.campaignMonths */ export const campaignMonths = (p: { readonly months: number }) => p.months === 1 ? 'Den första månaden är kostnadsfri' : `De första ${digits(p.months)} månaderna är kostnadsfria`
/** lifestyleDocument.perks */ export const perks = () => 'Förmåner'
/** lifestyleDocument.terms */ export const terms = (p: { readonly version: Value; readonly digest: Value }) => `Villkoren i version ${p.version} är en del av avtalet. Deras kontrollsumma (SHA-256) är ${p.digest}.`
/** lifestyleDocument.proof */ export const proof = () => 'Avtalet signeras med BankID. Beviset för signaturen lagras tillsammans med avtalet.'
/** lifestyleDocument.termsTitle */ export const termsTitle = (p: { readonly version: Value }) => `Villkor för Klarsikt Lifestyle, version ${p.version}`
/** lifestyleDocument.termStart */ export const termStart = () => '1. Abonnemanget börjar den dag då kunden signerar avtalet med BankID.'
/** lifestyleDocument.termPrice */ export const termPrice = (p: { readonly fee: Value }) => `2. Priset faktureras en månad i taget, när månaden börjar. En sista månad som inte är hel faktureras för de dagar som abonnemanget gäller. Fakturan ska betalas inom 30 dagar. Vid försenad betalning kan en påminnelseavgift på ${p.fee} tas ut. Kunden kan välja att fakturan dras från ett sparat kort när månaden börjar.`
/** lifestyleDocument.termBinding */ export const termBinding = (p: { readonly months: Value; readonly days: Value }) => `3. Bindningstiden är ${p.months} månader. Uppsägningstiden är ${p.days} dagar. Abonnemanget upphör när båda har löpt ut. Kunden säger upp det på Mina sidor, i butik eller hos kundservice.`
/** lifestyleDocument.termExchange */ export const termExchange = () => '4. En gång per abonnemangsår, räknat från startdagen, får kunden, från den första betalda månaden, ett värdekort på bytesbeloppet att betala nya glasögon med. Ett byte som inte tas ut under året går inte att spara till nästa.'
/** lifestyleDocument.termWinback */ export const termWinback = (p: { readonly months: Value }) => `5. En uppsägning kan ångras en gång på tolv månader. De följande ${p.months} månaderna är då kostnadsfria för den som har betalat för minst en månad. Månader som redan har börjat faktureras som vanligt.`
/** lifestyleDocument.termWithdrawal */ export const termWithdrawal = () => '6. Kunden har ångerrätt i 14 dagar från signeringen enligt lagen om distansavtal. Glasögon som har slipats efter kundens styrka omfattas inte.'
/** lifestyleDocument.termInsurance */ export const termInsurance = () => '7. Försäkringen gäller glasögon som har betalats genom abonnemanget, så länge det är aktivt.'
/** lifestyleDocument.termPrivacy */ export const termPrivacy = () => '8. Klarsikt behandlar personuppgifter för att fullgöra avtalet. Mer står i integritetspolicyn.'
