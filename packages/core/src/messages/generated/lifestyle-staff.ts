// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** lifestyleStaff.summary */ export const summary = () => 'Gör ett abonnemang åt en kund, och stäng för underhåll.'
/** lifestyleStaff.make */ export const make = () => 'Gör ett abonnemang'
/** lifestyleStaff.makeIntro */ export const makeIntro = () => 'Kunden kopplar abonnemanget till sitt konto med sitt födelsedatum och signerar avtalet med BankID.'
/** lifestyleStaff.personalNumber */ export const personalNumber = () => 'Personnummer'
/** lifestyleStaff.personalNumberHint */ export const personalNumberHint = () => 'ÅÅÅÅMMDD-XXXX'
/** lifestyleStaff.button */ export const button = () => 'Skapa abonnemanget'
/** lifestyleStaff.made */ export const made = (p: { readonly id: Value }) => `Abonnemang ${p.id} är skapat. Be kunden öppna Mina sidor och välja Koppla till Lifestyle.`
/** lifestyleStaff.list */ export const list = () => 'Butikens abonnemang'
/** lifestyleStaff.empty */ export const empty = () => 'Butiken har inte gjort något abonnemang än.'
/** lifestyleStaff.createdOn */ export const createdOn = (p: { readonly day: Value }) => `Skapat ${p.day}`
/** lifestyleStaff.connected */ export const connected = () => 'Kopplat till kundens konto'
/** lifestyleStaff.notConnected */ export const notConnected = () => 'Väntar på kunden'
/** lifestyleStaff.maintenance */ export const maintenance = () => 'Underhåll'
/** lifestyleStaff.maintenanceOff */ export const maintenanceOff = () => 'Abonnemangen är öppna för kunderna.'
/** lifestyleStaff.maintenanceOn */ export const maintenanceOn = () => 'Abonnemangen är stängda för underhåll. Kunderna ser ett meddelande om det, och inget faktureras.'
/** lifestyleStaff.close */ export const close = () => 'Stäng för underhåll'
/** lifestyleStaff.open */ export const open = () => 'Öppna igen'
