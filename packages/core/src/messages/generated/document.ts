// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** document.receipt */ export const receipt = () => 'Kvitto'
/** document.receiptTitle */ export const receiptTitle = (p: { readonly orderNumber: Value }) => `Kvitto för order ${p.orderNumber}`
/** document.labelTitle */ export const labelTitle = (p: { readonly number: Value }) => `Returfraktsedel ${p.number}`
/** document.label */ export const label = () => 'Returfraktsedel'
/** document.organisationNumber */ export const organisationNumber = (p: { readonly number: Value }) => `Org.nr ${p.number}`
/** document.vatNumber */ export const vatNumber = (p: { readonly number: Value }) => `Momsreg.nr ${p.number}`
/** document.orderNumber */ export const orderNumber = (p: { readonly orderNumber: Value }) => `Ordernummer: ${p.orderNumber}`
/** document.orderedOn */ export const orderedOn = (p: { readonly day: Value }) => `Orderdatum: ${p.day}`
/** document.sentOn */ export const sentOn = (p: { readonly day: Value }) => `Skickad: ${p.day}`
/** document.buyer */ export const buyer = () => 'Köpare'
/** document.goods */ export const goods = () => 'Vara'
/** document.quantity */ export const quantity = () => 'Antal'
/** document.price */ export const price = () => 'Pris'
/** document.sum */ export const sum = () => 'Summa'
/** document.discount */ export const discount = () => 'Rabatt'
/** document.discountCode */ export const discountCode = (p: { readonly code: Value }) => `Rabatt, ${p.code}`
/** document.freight */ export const freight = (p: { readonly method: Value }) => `Frakt, ${p.method}`
/** document.total */ export const total = () => 'Att betala'
/** document.vatRate */ export const vatRate = () => 'Momssats'
/** document.net */ export const net = () => 'Exkl. moms'
/** document.vat */ export const vat = () => 'Moms'
/** document.gross */ export const gross = () => 'Inkl. moms'
/** document.percent */ export const percent = (p: { readonly rate: Value }) => `${p.rate} %`
/** document.paidBy */ export const paidBy = () => 'Betalat med'
/** document.refunded */ export const refunded = () => 'Återbetalt'
/** document.to */ export const to = () => 'Till'
/** document.returns */ export const returns = (p: { readonly name: Value }) => `${p.name}, Returer`
/** document.from */ export const from = () => 'Från'
/** document.contents */ export const contents = () => 'Innehåll'
/** document.postPaid */ export const postPaid = () => 'Portot är betalt. Sätt fraktsedeln på paketet och lämna det hos ett ombud, eller lämna varorna i en butik och visa koden.'
/** document.pageOf */ export const pageOf = (p: { readonly page: Value; readonly pages: Value }) => `Sida ${p.page} av ${p.pages}`
/** document.invoice */ export const invoice = () => 'Faktura'
/** document.invoiceTitle */ export const invoiceTitle = (p: { readonly number: Value }) => `Faktura ${p.number}`
/** document.invoiceNumber */ export const invoiceNumber = (p: { readonly number: Value }) => `Fakturanummer: ${p.number}`
/** document.invoiceCreated */ export const invoiceCreated = (p: { readonly day: Value }) => `Fakturadatum: ${p.day}`
/** document.invoiceDue */ export const invoiceDue = (p: { readonly day: Value }) => `Förfallodatum: ${p.day}`
/** document.invoiceAmount */ export const invoiceAmount = () => 'Fakturabelopp'
/** document.invoiceStatus */ export const invoiceStatus = (p: { readonly status: Value }) => `Status: ${p.status}`
/** document.invoicePaid */ export const invoicePaid = () => 'Betalt'
/** document.invoiceReserved */ export const invoiceReserved = () => 'Reserverat'
/** document.invoiceEnded */ export const invoiceEnded = () => 'Avbrutet eller återbetalat'
/** document.invoiceNothingLeft */ export const invoiceNothingLeft = () => 'Det finns inget kvar att betala.'
/** document.invoiceLeft */ export const invoiceLeft = () => 'Kvar att betala'
/** document.ocr */ export const ocr = (p: { readonly ocr: Value }) => `OCR-nummer: ${p.ocr}`
/** document.bankgiro */ export const bankgiro = (p: { readonly number: Value }) => `Bankgiro: ${p.number}`
/** document.payOnline */ export const payOnline = () => 'Betala under Betalning och fakturor på Mina sidor.'
/** document.slip */ export const slip = () => 'Betala fakturan'
/** document.slipPayee */ export const slipPayee = () => 'Betalas till'
/** document.slipBankgiro */ export const slipBankgiro = () => 'Bankgiro'
/** document.slipOcr */ export const slipOcr = () => 'OCR-nummer'
/** document.slipDue */ export const slipDue = () => 'Senast'
/** document.slipAmount */ export const slipAmount = () => 'Belopp'
/** document.slipQr */ export const slipQr = () => 'Läs koden med bankens app så fylls uppgifterna i.'
/** document.reminderFees */ export const reminderFees = () => 'Påminnelseavgift'
/** document.creditNote */ export const creditNote = (p: { readonly number: Value }) => `Kreditfaktura ${p.number}`
/** document.creditNoteTitle */ export const creditNoteTitle = (p: { readonly number: Value }) => `Kreditfaktura ${p.number}`
/** document.creditNoteHeading */ export const creditNoteHeading = () => 'Kreditfaktura'
/** document.creditNoteNumber */ export const creditNoteNumber = (p: { readonly number: Value }) => `Kreditfakturanummer: ${p.number}`
/** document.creditNoteCreated */ export const creditNoteCreated = (p: { readonly day: Value }) => `Datum: ${p.day}`
/** document.creditNoteOf */ export const creditNoteOf = (p: { readonly number: Value }) => `Avser faktura: ${p.number}`
/** document.creditNoteAmount */ export const creditNoteAmount = () => 'Krediterat belopp'
/** document.creditNoteText */ export const creditNoteText = (p: { readonly number: Value }) => `Beloppet är draget av från faktura ${p.number}. Du behöver inte göra något.`
/** document.interest */ export const interest = (p: { readonly day: Value; readonly points: Value }) => `Från ${p.day} har vi rätt till dröjsmålsränta enligt räntelagen: referensräntan plus ${p.points} procentenheter.`
/** document.reminderFeeAgreed */ export const reminderFeeAgreed = (p: { readonly fee: Value }) => `Vid försenad betalning kan en påminnelseavgift på ${p.fee} tas ut.`
/** document.receiver */ export const receiver = () => 'Mottagare'
/** document.giftCardTitle */ export const giftCardTitle = () => 'Presentkort att skriva ut'
/** document.giftCard */ export const giftCard = () => 'Presentkort'
/** document.giftCardNumber */ export const giftCardNumber = () => 'Nummer'
/** document.giftCardPin */ export const giftCardPin = () => 'Pinkod'
/** document.giftCardUntil */ export const giftCardUntil = (p: { readonly day: Value }) => `Gäller till och med ${p.day}`
/** document.giftCardUse */ export const giftCardUse = () => 'Räcker till glasögon, linser och allt annat hos oss. Skriv numret och pinkoden i kassan på nätet.'
/** document.giftCardBalance */ export const giftCardBalance = (p: { readonly url: Value }) => `Läs koden med telefonen för att se vad som finns kvar på kortet, eller gå till ${p.url}`
/** document.giftCardCare */ export const giftCardCare = () => 'Den som har numret och pinkoden kan använda kortet. Spara det som du sparar pengar.'
