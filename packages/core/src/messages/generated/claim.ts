// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** claim.title */ export const title = () => 'Olycksfallsgaranti'
/** claim.intro */ export const intro = (p: { readonly days: Value }) => `Glasögon som du har köpt som medlem är skyddade i ${p.days} dagar från köpet. Berätta vad som har hänt, så svarar en butik.`
/** claim.nothingCovered */ export const nothingCovered = () => 'Du har inga glasögon som täcks just nu. Garantin gäller glasögon som du köper som medlem, när de är levererade.'
/** claim.open */ export const open = () => 'Anmäl en skada'
/** claim.item */ export const item = () => 'Vilka glasögon?'
/** claim.itemOption */ export const itemOption = (p: { readonly name: Value; readonly orderNumber: Value; readonly until: Value }) => `${p.name}, order ${p.orderNumber}, skyddade till ${p.until}`
/** claim.itemChoose */ export const itemChoose = () => 'Välj glasögon'
/** claim.itemRequired */ export const itemRequired = () => 'Välj vilka glasögon det gäller.'
/** claim.happenedOn */ export const happenedOn = () => 'När hände det?'
/** claim.dayAhead */ export const dayAhead = () => 'Ange en dag som har varit.'
/** claim.dayBefore */ export const dayBefore = () => 'Ange en dag efter köpet.'
/** claim.text */ export const text = () => 'Vad hände?'
/** claim.textHint */ export const textHint = () => 'Till exempel: Jag satte mig på dem och skalmen gick av.'
/** claim.textRequired */ export const textRequired = () => 'Berätta vad som hände.'
/** claim.send */ export const send = () => 'Skicka anmälan'
/** claim.sent */ export const sent = () => 'Din anmälan är mottagen. Du får svar via e-post och ser det här.'
/** claim.list */ export const list = () => 'Dina anmälningar'
/** claim.row */ export const row = (p: { readonly name: Value; readonly orderNumber: Value }) => `${p.name}, order ${p.orderNumber}`
/** claim.reported */ export const reported = (p: { readonly day: Value }) => `Anmäld ${p.day}`
/** claim.happened */ export const happened = (p: { readonly day: Value }) => `Hände ${p.day}`
/** claim.answer */ export const answer = (p: { readonly store: Value }) => `Svar från ${p.store}`
/** claim.state.reported */ export const stateReported = () => 'Väntar på svar'
/** claim.state.accepted */ export const stateAccepted = () => 'Godkänd'
/** claim.state.declined */ export const stateDeclined = () => 'Avslagen'
/** claim.notCovered */ export const notCovered = () => 'De här glasögonen täcks inte av olycksfallsgarantin.'
/** claim.exists */ export const exists = () => 'Skadan är redan anmäld.'
/** claim.notFound */ export const notFound = () => 'Anmälan finns inte.'
/** claim.staff.summary */ export const staffSummary = () => 'Skador som medlemmar har anmält.'
/** claim.staff.claims */ export const staffClaims = () => 'Anmälningar'
/** claim.staff.withCount */ export const staffWithCount = (p: { readonly state: Value; readonly count: Value }) => `${p.state} (${p.count})`
/** claim.staff.none */ export const staffNone = () => 'Inga anmälningar väntar på svar.'
/** claim.staff.noneOf */ export const staffNoneOf = () => 'Det finns inga här.'
/** claim.staff.customer */ export const staffCustomer = () => 'Kund'
/** claim.staff.contact */ export const staffContact = () => 'Kontakt'
/** claim.staff.forgotten */ export const staffForgotten = () => 'Kunden är raderad'
/** claim.staff.bought */ export const staffBought = () => 'Köpta'
/** claim.staff.order */ export const staffOrder = () => 'Order'
/** claim.staff.text */ export const staffText = () => 'Vad som hände'
/** claim.staff.accept */ export const staffAccept = () => 'Godkänn'
/** claim.staff.acceptText */ export const staffAcceptText = () => 'Skriv hur kunden får sina nya glasögon. Svaret mejlas genast.'
/** claim.staff.acceptConfirm */ export const staffAcceptConfirm = () => 'Godkänn och svara'
/** claim.staff.decline */ export const staffDecline = () => 'Avslå'
/** claim.staff.declineText */ export const staffDeclineText = () => 'Skriv varför. Svaret mejlas genast.'
/** claim.staff.declineConfirm */ export const staffDeclineConfirm = () => 'Avslå och svara'
/** claim.staff.answer */ export const staffAnswer = () => 'Svar till kunden'
/** claim.staff.answered */ export const staffAnswered = (p: { readonly store: Value; readonly at: Value }) => `${p.store} svarade ${p.at}.`
/** claim.staff.done */ export const staffDone = () => 'Svaret är skickat.'
/** claim.staff.changed */ export const staffChanged = () => 'En annan butik hann svara först. Så här står det nu.'
/** claim.letter.receivedSubject */ export const letterReceivedSubject = () => 'Vi har fått din skadeanmälan'
/** claim.letter.receivedIntro */ export const letterReceivedIntro = (p: { readonly name: Value }) => `Tack för din anmälan om ${p.name}. En butik läser den och svarar dig så snart den kan.`
/** claim.letter.acceptedSubject */ export const letterAcceptedSubject = () => 'Din skadeanmälan är godkänd'
/** claim.letter.acceptedIntro */ export const letterAcceptedIntro = (p: { readonly name: Value; readonly store: Value }) => `Olycksfallsgarantin gäller för ${p.name}. Så här skriver ${p.store}:`
/** claim.letter.declinedSubject */ export const letterDeclinedSubject = () => 'Svar på din skadeanmälan'
/** claim.letter.declinedIntro */ export const letterDeclinedIntro = (p: { readonly name: Value; readonly store: Value }) => `Olycksfallsgarantin kan inte användas för ${p.name}. Så här skriver ${p.store}:`
/** claim.letter.open */ export const letterOpen = () => 'Visa din skadeanmälan'
/** claim.letter.phone */ export const letterPhone = (p: { readonly store: Value; readonly phone: Value }) => `Frågor? Ring ${p.store} på ${p.phone}.`
