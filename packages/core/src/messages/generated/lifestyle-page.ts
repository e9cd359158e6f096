// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** lifestylePage.title */ export const title = (p: { readonly level: Value }) => `Lifestyle ${p.level}`
/** lifestylePage.number */ export const number = () => 'Abonnemang'
/** lifestylePage.level */ export const level = () => 'Nivå'
/** lifestylePage.startDate */ export const startDate = () => 'Startdatum'
/** lifestylePage.campaign */ export const campaign = () => 'Erbjudande'
/** lifestylePage.campaignMonths */ export const campaignMonths = (p: { readonly months: number }) => p.months === 1 ? 'Första månaden utan kostnad' : `De första ${digits(p.months)} månaderna utan kostnad`
/** lifestylePage.freeMonths */ export const freeMonths = () => 'Kostnadsfria månader kvar'
/** lifestylePage.lastOrder */ export const lastOrder = () => 'Senaste bytet'
/** lifestylePage.notice */ export const notice = () => 'Uppsagt'
/** lifestylePage.endDate */ export const endDate = () => 'Sista dagen'
/** lifestylePage.sign */ export const sign = () => 'Signera avtalet'
/** lifestylePage.signIntro */ export const signIntro = () => 'Läs avtalet och villkoren. Abonnemanget börjar när du har signerat.'
/** lifestylePage.signButton */ export const signButton = () => 'Signera med BankID'
/** lifestylePage.signNoScript */ export const signNoScript = () => 'Signeringen med BankID behöver JavaScript. Slå på det, eller signera i butik.'
/** lifestylePage.discard */ export const discard = () => 'Ta bort ansökan'
/** lifestylePage.discarded */ export const discarded = () => 'Ansökan är borttagen.'
/** lifestylePage.exchange */ export const exchange = () => 'Årets byte'
/** lifestylePage.exchangeIntro */ export const exchangeIntro = (p: { readonly amount: Value; readonly day: Value }) => `Du har ${p.amount} att använda på nya glasögon, till och med ${p.day}. Beloppet kommer på ett värdekort som du betalar med i kassan.`
/** lifestylePage.exchangeTake */ export const exchangeTake = () => 'Ta ut årets byte'
/** lifestylePage.exchangeTaken */ export const exchangeTaken = () => 'Värdekortet är klart. Använd numret och pinkoden i kassan.'
/** lifestylePage.exchangeNext */ export const exchangeNext = (p: { readonly day: Value }) => `Nästa byte kan du ta ut från ${p.day}.`
/** lifestylePage.exchangeUnpaid */ export const exchangeUnpaid = (p: { readonly amount: Value }) => `Bytet på ${p.amount} går att ta ut när din första betalda månad har börjat.`
/** lifestylePage.exchangeInactive */ export const exchangeInactive = () => 'Bytet går att ta ut när abonnemanget är aktivt.'
/** lifestylePage.cardNumber */ export const cardNumber = () => 'Nummer'
/** lifestylePage.cardPin */ export const cardPin = () => 'Pinkod'
/** lifestylePage.cardAmount */ export const cardAmount = () => 'Värde'
/** lifestylePage.cardValidUntil */ export const cardValidUntil = () => 'Gäller till'
/** lifestylePage.toShop */ export const toShop = () => 'Välj glasögon'
/** lifestylePage.cardBalance */ export const cardBalance = () => 'Kontrollera saldot'
/** lifestylePage.months */ export const months = () => 'Månader och fakturor'
/** lifestylePage.monthsEmpty */ export const monthsEmpty = () => 'Ingen månad har börjat än.'
/** lifestylePage.month */ export const month = (p: { readonly from: Value; readonly until: Value }) => `${p.from}–${p.until}`
/** lifestylePage.invoice */ export const invoice = (p: { readonly number: Value }) => `Faktura ${p.number}`
/** lifestylePage.free.campaign */ export const freeCampaign = () => 'Kostnadsfri enligt erbjudandet'
/** lifestylePage.free.winback */ export const freeWinback = () => 'Kostnadsfri, tack för att du stannade'
/** lifestylePage.free.friends */ export const freeFriends = () => 'Kostnadsfri genom Friends'
/** lifestylePage.monthTry */ export const monthTry = (p: { readonly day: Value }) => `Kortet kunde inte belastas. Vi försöker igen ${p.day}.`
/** lifestylePage.payment */ export const payment = () => 'Betalsätt'
/** lifestylePage.paymentText */ export const paymentText = () => 'Betala varje månads faktura själv, eller låt beloppet dras från ett sparat kort när månaden börjar.'
/** lifestylePage.paymentLegend */ export const paymentLegend = () => 'Betala månaderna med'
/** lifestylePage.paymentInvoice */ export const paymentInvoice = () => 'Faktura'
/** lifestylePage.paymentInvoiceText */ export const paymentInvoiceText = () => 'Fakturan kommer med e-post och betalas inom 30 dagar.'
/** lifestylePage.paymentCards */ export const paymentCards = () => 'Spara eller ta bort kort'
/** lifestylePage.paymentChoose */ export const paymentChoose = () => 'Spara betalsätt'
/** lifestylePage.paymentChosen */ export const paymentChosen = () => 'Betalsättet är sparat.'
/** lifestylePage.more */ export const more = () => 'Mer om abonnemanget'
/** lifestylePage.perks */ export const perks = () => 'Förmåner'
/** lifestylePage.documents */ export const documents = () => 'Avtal och villkor'
/** lifestylePage.documentsEmpty */ export const documentsEmpty = () => 'Abonnemanget har inga dokument.'
/** lifestylePage.documentOpen */ export const documentOpen = (p: { readonly name: Value }) => `Visa ${p.name}`
/** lifestylePage.documentVersion */ export const documentVersion = (p: { readonly version: Value }) => `Version ${p.version}`
/** lifestylePage.documentSigned */ export const documentSigned = (p: { readonly day: Value }) => `Signerat ${p.day}`
/** lifestylePage.documentDraft */ export const documentDraft = () => 'Inte signerat'
/** lifestylePage.documentDate */ export const documentDate = () => 'Datum'
/** lifestylePage.documentDigest */ export const documentDigest = () => 'Kontrollsumma (SHA-256)'
/** lifestylePage.documentDigestHint */ export const documentDigestHint = () => 'Med kontrollsumman kan du visa att filen är den som signerades.'
/** lifestylePage.documentDownload */ export const documentDownload = () => 'Öppna som PDF'
/** lifestylePage.terminate */ export const terminate = () => 'Säg upp'
/** lifestylePage.terminateIntro */ export const terminateIntro = (p: { readonly day: Value; readonly days: Value }) => `Säger du upp i dag är sista dagen ${p.day}. Till dess gäller allt som vanligt. Uppsägningstiden är ${p.days} dagar, och bindningstiden måste vara slut.`
/** lifestylePage.terminateConfirm */ export const terminateConfirm = (p: { readonly day: Value }) => `Ja, säg upp till ${p.day}`
/** lifestylePage.terminated */ export const terminated = (p: { readonly day: Value }) => `Abonnemanget är uppsagt. Sista dagen är ${p.day}.`
/** lifestylePage.winback */ export const winback = () => 'Ångra uppsägningen'
/** lifestylePage.winbackIntro */ export const winbackIntro = (p: { readonly months: number }) => p.months === 0 ? 'Du kan ångra uppsägningen.' : `Ångrar du dig får du ${digits(p.months)} månader utan kostnad.`
/** lifestylePage.winbackTooSoon */ export const winbackTooSoon = () => 'Uppsägningen går inte att ångra på webben, eftersom du har ångrat en uppsägning de senaste tolv månaderna.'
/** lifestylePage.maintenanceTitle */ export const maintenanceTitle = () => 'Underhåll pågår'
/** lifestylePage.maintenanceReload */ export const maintenanceReload = () => 'Försök igen'
/** lifestylePage.signUpTitle */ export const signUpTitle = () => 'Teckna Lifestyle'
/** lifestylePage.signUpIntro */ export const signUpIntro = () => 'Välj nivå. I nästa steg läser du avtalet och signerar med BankID.'
/** lifestylePage.signUpLevel */ export const signUpLevel = () => 'Nivå'
/** lifestylePage.signUpDetail */ export const signUpDetail = (p: { readonly price: Value; readonly amount: Value }) => `${p.price} i månaden, ${p.amount} till nya glasögon varje år`
/** lifestylePage.signUpBinding */ export const signUpBinding = (p: { readonly months: Value; readonly days: Value; readonly price: Value }) => `Bindningstiden är ${p.months} månader och uppsägningstiden ${p.days} dagar. Priset för bindningstiden är minst ${p.price} på nivån Bas.`
/** lifestylePage.signUpButton */ export const signUpButton = () => 'Fortsätt till avtalet'
/** lifestylePage.signUpLevelRequired */ export const signUpLevelRequired = () => 'Välj en nivå.'
/** lifestylePage.signUpConnect */ export const signUpConnect = () => 'Har butiken redan gjort ett abonnemang åt dig?'
/** lifestylePage.connectTitle */ export const connectTitle = () => 'Koppla till Lifestyle'
/** lifestylePage.connectIntro */ export const connectIntro = () => 'Har du fått ett abonnemang i butik kopplar du det till ditt konto här. Vi hittar det med personnumret på ditt konto och ditt födelsedatum.'
/** lifestylePage.connectButton */ export const connectButton = () => 'Koppla abonnemanget'
/** lifestylePage.connectBankid */ export const connectBankid = () => 'Logga in med BankID'
/** lifestylePage.birthDate */ export const birthDate = () => 'Födelsedatum'
/** lifestylePage.birthDateHint */ export const birthDateHint = () => 'Sex siffror, ÅÅMMDD'
/** lifestylePage.winbackTitle */ export const winbackTitle = () => 'Ångra uppsägningen'
/** lifestylePage.winbackNone */ export const winbackNone = () => 'Du har ingen uppsägning att ångra.'
/** lifestylePage.winbackEnds */ export const winbackEnds = (p: { readonly id: Value; readonly day: Value }) => `Abonnemang ${p.id}, sista dag ${p.day}.`
/** lifestylePage.winbackLogin */ export const winbackLogin = () => 'Logga in, eller öppna länken i brevet om uppsägningen.'
/** lifestylePage.winbackDoneTitle */ export const winbackDoneTitle = () => 'Uppsägningen är ångrad'
/** lifestylePage.toSubscription */ export const toSubscription = () => 'Visa abonnemanget'
/** lifestylePage.toOffer */ export const toOffer = () => 'Läs om Lifestyle'
/** lifestylePage.aMonth */ export const aMonth = (p: { readonly price: Value }) => `${p.price} i månaden`
