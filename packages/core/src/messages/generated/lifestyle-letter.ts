// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** lifestyleLetter.open */ export const open = () => 'Visa abonnemanget'
/** lifestyleLetter.number */ export const number = () => 'Abonnemang'
/** lifestyleLetter.level */ export const level = () => 'Nivå'
/** lifestyleLetter.monthlyPrice */ export const monthlyPrice = () => 'Pris per månad'
/** lifestyleLetter.bindingEnd */ export const bindingEnd = () => 'Bindningstiden slutar'
/** lifestyleLetter.signedSubject */ export const signedSubject = () => 'Välkommen till Lifestyle'
/** lifestyleLetter.signedText */ export const signedText = () => 'Ditt glasögonabonnemang är aktivt. Avtalet som du signerade är bifogat, och finns tillsammans med villkoren på Mina sidor.'
/** lifestyleLetter.noticeSubject */ export const noticeSubject = () => 'Vi har tagit emot din uppsägning'
/** lifestyleLetter.noticeText */ export const noticeText = (p: { readonly id: Value; readonly day: Value }) => `Ditt glasögonabonnemang ${p.id} är uppsagt. Sista dagen är ${p.day}. Till dess gäller det som vanligt.`
/** lifestyleLetter.endedSubject */ export const endedSubject = () => 'Ditt Lifestyle-abonnemang har upphört'
/** lifestyleLetter.endedText */ export const endedText = (p: { readonly id: Value; readonly day: Value }) => `Ditt glasögonabonnemang ${p.id} upphörde ${p.day}. Glasögonen är dina.`
/** lifestyleLetter.winbackText */ export const winbackText = (p: { readonly months: number }) => `${p.months === 0 ? 'Du kan ångra uppsägningen.' : `Ångrar du dig får du ${digits(p.months)} månader utan kostnad.`} Länken är din, skicka den inte vidare.`
/** lifestyleLetter.winbackOpen */ export const winbackOpen = () => 'Ångra uppsägningen'
/** lifestyleLetter.wonBackSubject */ export const wonBackSubject = () => 'Välkommen tillbaka till Lifestyle'
/** lifestyleLetter.wonBackText */ export const wonBackText = (p: { readonly id: Value; readonly months: number }) => `Uppsägningen av abonnemang ${p.id} är ångrad${p.months === 0 ? '.' : ` och ${digits(p.months)} månader är kostnadsfria.`} Månader som redan hade börjat faktureras som vanligt.`
/** lifestyleLetter.declinedSubject */ export const declinedSubject = () => 'Kortet kunde inte belastas'
/** lifestyleLetter.declinedText */ export const declinedText = (p: { readonly amount: Value; readonly number: Value; readonly day: Value }) => `Vi kunde inte dra ${p.amount} för faktura ${p.number} från ditt sparade kort. Vi försöker igen ${p.day}. Se till att pengarna finns på kortet, eller välj ett annat.`
/** lifestyleLetter.leftSubject */ export const leftSubject = (p: { readonly number: Value }) => `Betala faktura ${p.number} själv`
/** lifestyleLetter.leftText */ export const leftText = (p: { readonly amount: Value; readonly day: Value }) => `Vi kunde inte dra ${p.amount} från ditt sparade kort, och försöker inte igen. Betala fakturan senast ${p.day}. Den finns på Mina sidor.`
