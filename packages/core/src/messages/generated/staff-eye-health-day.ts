// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** staff-eye-health-day.summary */ export const summary = () => 'Svara på företag som vill ha en optiker till sin arbetsplats.'
/** staff-eye-health-day.requests */ export const requests = () => 'Förfrågningar'
/** staff-eye-health-day.none */ export const none = () => 'Inga förfrågningar väntar på svar.'
/** staff-eye-health-day.noneOf */ export const noneOf = () => 'Här finns inget än.'
/** staff-eye-health-day.withCount */ export const withCount = (p: { readonly state: Value; readonly count: Value }) => `${p.state} (${p.count})`
/** staff-eye-health-day.limited */ export const limited = (p: { readonly count: Value }) => `De ${p.count} första visas.`
/** staff-eye-health-day.row */ export const row = (p: { readonly day: Value; readonly count: Value }) => `${p.day}, ${p.count} deltagare`
/** staff-eye-health-day.received */ export const received = (p: { readonly at: Value }) => `Kom ${p.at}`
/** staff-eye-health-day.receivedTerm */ export const receivedTerm = () => 'Kom in'
/** staff-eye-health-day.forgotten */ export const forgotten = () => 'Kontaktuppgifterna är borttagna'
/** staff-eye-health-day.answer */ export const answer = () => 'Svar'
/** staff-eye-health-day.answered */ export const answered = (p: { readonly state: Value; readonly store: Value; readonly at: Value }) => `${p.state} av ${p.store} ${p.at}`
/** staff-eye-health-day.text */ export const text = () => 'Text till företaget'
/** staff-eye-health-day.comes */ export const comes = () => 'Optikern kommer'
/** staff-eye-health-day.accept */ export const accept = () => 'Boka dagen'
/** staff-eye-health-day.acceptText */ export const acceptText = () => 'Företaget får ett mejl med dag, tid och er text.'
/** staff-eye-health-day.day */ export const day = () => 'Dag'
/** staff-eye-health-day.time */ export const time = () => 'Klockan'
/** staff-eye-health-day.textHint */ export const textHint = () => 'Till exempel vem som kommer och vad ni behöver på plats'
/** staff-eye-health-day.acceptConfirm */ export const acceptConfirm = () => 'Boka och mejla'
/** staff-eye-health-day.decline */ export const decline = () => 'Avböj'
/** staff-eye-health-day.declineText */ export const declineText = () => 'Företaget får ett mejl med er text. Det går inte att ångra.'
/** staff-eye-health-day.reason */ export const reason = () => 'Varför'
/** staff-eye-health-day.declineConfirm */ export const declineConfirm = () => 'Avböj och mejla'
/** staff-eye-health-day.done */ export const done = () => 'Svaret är skickat till företaget.'
/** staff-eye-health-day.changed */ export const changed = () => 'Någon annan har redan svarat. Så här står det nu.'
