// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** account-finance.summary */ export const summary = () => 'Fakturor för det du har handlat.'
/** account-finance.emptyText */ export const emptyText = () => 'När du har handlat ser du dina fakturor här.'
/** account-finance.shop */ export const shop = () => 'Till sortimentet'
/** account-finance.toPay */ export const toPay = () => 'Att betala'
/** account-finance.nothingToPay */ export const nothingToPay = () => 'Inget kvar att betala'
/** account-finance.older */ export const older = (p: { readonly count: number }) => `Visa ${p.count === 1 ? 'en äldre faktura' : `${digits(p.count)} äldre fakturor`}`
/** account-finance.invoice */ export const invoice = (p: { readonly invoiceNumber: Value }) => `Faktura ${p.invoiceNumber}`
/** account-finance.created */ export const created = (p: { readonly day: Value }) => `Skapad ${p.day}`
/** account-finance.order */ export const order = () => 'Order'
/** account-finance.type */ export const type = () => 'Faktura som'
/** account-finance.nothingLeft */ export const nothingLeft = () => 'Du behöver inte betala något mer.'
/** account-finance.reserved */ export const reserved = () => 'Det som är reserverat dras när vi skickar varorna.'
/** account-finance.inProgress */ export const inProgress = () => 'Betalningen är på väg. Du behöver inte göra något.'
/** account-finance.ended */ export const ended = () => 'Köpet är avbrutet eller återbetalat. Du behöver inte betala något.'
/** account-finance.means */ export const means = () => 'Betalsätt'
/** account-finance.meansText */ export const meansText = () => 'Så vill du helst betala dina fakturor. I kassan väljer du betalsätt vid varje köp.'
/** account-finance.due */ export const due = (p: { readonly day: Value }) => `Förfaller ${p.day}`
/** account-finance.dueDay */ export const dueDay = (p: { readonly day: Value }) => `Förfallodag ${p.day}`
/** account-finance.overdue */ export const overdue = (p: { readonly day: Value }) => `Förföll ${p.day}`
/** account-finance.left */ export const left = (p: { readonly amount: Value }) => `${p.amount} kvar`
/** account-finance.pay */ export const pay = (p: { readonly amount: Value }) => `Betala ${p.amount}`
/** account-finance.payAgain */ export const payAgain = (p: { readonly amount: Value }) => `Fortsätt betala ${p.amount}`
/** account-finance.payText */ export const payText = () => 'Du betalar hos Klarna och kommer sedan tillbaka hit.'
/** account-finance.payHow */ export const payHow = (p: { readonly number: Value }) => `Betala till bankgiro ${p.number} med OCR-numret, eller betala här.`
/** account-finance.payHere */ export const payHere = () => 'Betala fakturan här.'
/** account-finance.overdueText */ export const overdueText = () => 'Förfallodagen har passerat. Betala så snart du kan.'
/** account-finance.paying */ export const paying = () => 'Betalningen behandlas. Sidan uppdateras när den är klar.'
/** account-finance.drawn */ export const drawn = () => 'Betalningen är godkänd och beloppet dras nu.'
/** account-finance.declined */ export const declined = () => 'Betalningen godkändes inte. Inga pengar har dragits.'
/** account-finance.cancelled */ export const cancelled = () => 'Betalningen avbröts. Inga pengar har dragits.'
/** account-finance.inCollection */ export const inCollection = () => 'Fakturan är lämnad till inkasso. Betala enligt brevet från inkassobolaget.'
/** account-finance.returned */ export const returned = () => 'Fakturan kom i retur eftersom adressen är fel. Kontakta kundservice så skickar vi den igen.'
/** account-finance.transferred */ export const transferred = () => 'Fakturan är överförd och betalas inte till oss.'
/** account-finance.writtenOff */ export const writtenOff = () => 'Fakturan är avslutad. Du behöver inte betala något.'
/** account-finance.lines */ export const lines = () => 'Fakturan gäller'
/** account-finance.quantity */ export const quantity = (p: { readonly quantity: Value; readonly price: Value }) => `${p.quantity} st à ${p.price}`
/** account-finance.payments */ export const payments = () => 'Betalningar'
/** account-finance.noPayments */ export const noPayments = () => 'Inget är betalt än.'
/** account-finance.paidOn */ export const paidOn = (p: { readonly means: Value; readonly day: Value }) => `${p.means}, ${p.day}`
/** account-finance.pdf */ export const pdf = () => 'Faktura (PDF)'
/** account-finance.meansOnline */ export const meansOnline = () => 'Betalt på webben'
/** account-finance.meansBankgiro */ export const meansBankgiro = () => 'Bankgiro'
/** account-finance.typeInvoice */ export const typeInvoice = () => 'Du betalar till bankgiro, eller på fakturans sida.'
/** account-finance.typeCard */ export const typeCard = () => 'Fakturans sida föreslår ditt sparade kort. Inget dras förrän du trycker på Betala.'
/** account-finance.typeAutomatic */ export const typeAutomatic = () => 'Beloppet dras från ditt bankkonto på förfallodagen.'
/** account-finance.typeEinvoice */ export const typeEinvoice = () => 'Fakturan kommer till din internetbank, där du godkänner den.'
/** account-finance.noCard */ export const noCard = () => 'Spara ett kort först.'
/** account-finance.noMandate */ export const noMandate = () => 'Anmäl ditt bankkonto först, under Autogiro här nedanför.'
/** account-finance.noEinvoices */ export const noEinvoices = () => 'Går inte att välja. Vi har inget avtal om e-faktura.'
/** account-finance.noPersonalNumber */ export const noPersonalNumber = () => 'Logga in med BankID en gång först, så vet vi vem e-fakturan ska till.'
/** account-finance.einvoice */ export const einvoice = () => 'E-faktura'
/** account-finance.endEinvoice */ export const endEinvoice = () => 'Avsluta e-faktura'
/** account-finance.einvoiceEnded */ export const einvoiceEnded = () => 'E-fakturan är avslutad. Dina fakturor kommer med e-post.'
/** account-finance.chooseType */ export const chooseType = () => 'Spara valet'
/** account-finance.typeLegend */ export const typeLegend = () => 'Betala fakturor med'
/** account-finance.whichCard */ export const whichCard = () => 'Kort'
/** account-finance.typeSaved */ export const typeSaved = () => 'Ditt betalsätt är sparat.'
/** account-finance.typeRequired */ export const typeRequired = () => 'Välj ett betalsätt.'
/** account-finance.cards */ export const cards = () => 'Sparade kort'
/** account-finance.cardsText */ export const cardsText = () => 'Kortet sparas hos Klarna. Vi ser bara korttyp och de fyra sista siffrorna.'
/** account-finance.noCards */ export const noCards = () => 'Du har inga sparade kort.'
/** account-finance.saveCard */ export const saveCard = () => 'Spara ett kort'
/** account-finance.saveCardAgain */ export const saveCardAgain = () => 'Fortsätt spara kortet'
/** account-finance.saveCardText */ export const saveCardText = () => 'Du godkänner kortet hos Klarna och kommer sedan tillbaka hit. Inget dras.'
/** account-finance.cardUnnamed */ export const cardUnnamed = () => 'Sparat kort'
/** account-finance.cardExpires */ export const cardExpires = (p: { readonly month: Value }) => `Gäller till och med ${p.month}`
/** account-finance.cardExpired */ export const cardExpired = (p: { readonly month: Value }) => `Gick ut ${p.month}. Ta bort det och spara ett nytt.`
/** account-finance.cardUnusable */ export const cardUnusable = () => 'Kortet går inte att använda längre. Ta bort det och spara ett nytt.'
/** account-finance.cardSaved */ export const cardSaved = () => 'Kortet är sparat.'
/** account-finance.cardSaving */ export const cardSaving = () => 'Klarna sparar kortet. Sidan uppdateras när det är klart.'
/** account-finance.cardDeclined */ export const cardDeclined = () => 'Klarna godkände inte kortet. Inget är sparat och inget har dragits.'
/** account-finance.cardCancelled */ export const cardCancelled = () => 'Du avbröt. Inget kort är sparat.'
/** account-finance.cardsFull */ export const cardsFull = () => 'Du har så många sparade kort som går. Ta bort ett innan du sparar ett nytt.'
/** account-finance.savingAway */ export const savingAway = () => 'Det går inte att spara kort just nu.'
/** account-finance.removeCard */ export const removeCard = (p: { readonly card: Value }) => `Ta bort ${p.card}`
/** account-finance.cardRemoved */ export const cardRemoved = () => 'Kortet är borttaget.'
/** account-finance.payByCard */ export const payByCard = (p: { readonly amount: Value; readonly card: Value }) => `Betala ${p.amount} med ${p.card}`
/** account-finance.payByCardText */ export const payByCardText = () => 'Beloppet dras från ditt sparade kort direkt.'
/** account-finance.payOtherwise */ export const payOtherwise = () => 'Betala på annat sätt'
/** account-finance.meansDeclined */ export const meansDeclined = () => 'Kortet godkändes inte. Inga pengar har dragits. Försök igen, eller betala på annat sätt.'
/** account-finance.meansUnusable */ export const meansUnusable = () => 'Det sparade kortet går inte att använda längre. Inga pengar har dragits. Betala på annat sätt, och spara ett nytt kort.'
/** account-finance.savedCardLine */ export const savedCardLine = () => 'Sparat kort hos Klarsikt'
/** account-finance.savedCardPurpose */ export const savedCardPurpose = () => 'Fakturor'
/** account-finance.creditNotes */ export const creditNotes = () => 'Krediterat'
/** account-finance.creditNote */ export const creditNote = (p: { readonly number: Value; readonly day: Value }) => `Kreditfaktura ${p.number}, ${p.day}`
/** account-finance.creditNotePdf */ export const creditNotePdf = (p: { readonly number: Value }) => `Kreditfaktura ${p.number} (PDF)`
/** account-finance.reminderFees */ export const reminderFees = () => 'Påminnelseavgift'
/** account-finance.meansAutogiro */ export const meansAutogiro = () => 'Autogiro'
/** account-finance.meansCollection */ export const meansCollection = () => 'Inkasso'
/** account-finance.noAutogiro */ export const noAutogiro = () => 'Går inte att välja. Vi har inget avtal om autogiro.'
/** account-finance.autogiro */ export const autogiro = () => 'Autogiro'
/** account-finance.autogiroText */ export const autogiroText = () => 'Anmäl ditt bankkonto så dras fakturorna därifrån. Du signerar medgivandet med BankID.'
/** account-finance.autogiroShow */ export const autogiroShow = () => 'Visa autogiro'
/** account-finance.giftCards */ export const giftCards = () => 'Presentkort'
/** account-finance.giftCardsText */ export const giftCardsText = () => 'Spara dina presentkort, se vad som finns kvar och betala med dem i kassan.'
/** account-finance.giftCardsShow */ export const giftCardsShow = () => 'Visa presentkort'
/** account-finance.debitPlanned */ export const debitPlanned = (p: { readonly day: Value }) => `Dras med autogiro ${p.day}. Du behöver inte göra något.`
/** account-finance.debitSent */ export const debitSent = (p: { readonly day: Value }) => `Banken drar beloppet med autogiro ${p.day}. Du behöver inte göra något.`
/** account-finance.debitRefused */ export const debitRefused = (p: { readonly reason: Value; readonly day: Value }) => `${p.reason} Inga pengar har dragits. Betala senast ${p.day}.`
/** account-finance.debitTakenBack */ export const debitTakenBack = (p: { readonly day: Value }) => `Din bank har tagit tillbaka beloppet som drogs med autogiro. Betala senast ${p.day}.`
/** account-finance.meansTakenBack */ export const meansTakenBack = () => 'Återtaget av banken'
/** account-finance.debitDay */ export const debitDay = () => 'Dras med autogiro'
/** account-finance.debitRow */ export const debitRow = (p: { readonly day: Value }) => `Dras ${p.day}`
