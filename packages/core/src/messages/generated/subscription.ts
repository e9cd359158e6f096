// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** subscription.status.100 */ export const status100 = /* @__PURE__ */ message('subscription.status.100', () => 'Aktivt')
/** subscription.status.200 */ export const status200 = /* @__PURE__ */ message('subscription.status.200', () => 'Avslutat')
/** subscription.status.520 */ export const status520 = /* @__PURE__ */ message('subscription.status.520', () => 'Pausat')
/** subscription.lens.nextDelivery */ export const lensNextDelivery = (p: { readonly date: Value }) => `Nästa leverans ${p.date}`
/** subscription.lens.interval */ export const lensInterval = /* @__PURE__ */ message('subscription.lens.interval', () => 'Leveransintervall')
/** subscription.lens.pause */ export const lensPause = () => 'Pausa'
/** subscription.lens.pause.info */ export const lensPauseInfo = /* @__PURE__ */ message('subscription.lens.pause.info', () => 'När abonnemanget är pausat görs inga dragningar och inga leveranser.')
/** subscription.lens.activate */ export const lensActivate = () => 'Aktivera'
/** subscription.lens.reactivateFrozen */ export const lensReactivateFrozen = () => 'Återaktivera frysta produkter'
/** subscription.lens.cancel */ export const lensCancel = () => 'Avsluta'
/** subscription.lens.cancel.confirm */ export const lensCancelConfirm = () => 'Ett avslutat abonnemang kan inte återupptas. Vill du avsluta?'
/** subscription.lens.updateDelivery */ export const lensUpdateDelivery = () => 'Ändra leverans'
/** subscription.lens.temporaryAddress */ export const lensTemporaryAddress = () => 'Tillfällig leveransadress'
/** subscription.lens.temporaryAddress.period */ export const lensTemporaryAddressPeriod = (p: { readonly from: Value; readonly to: Value }) => `Gäller från ${p.from} till ${p.to}`
/** subscription.lens.processing */ export const lensProcessing = (p: { readonly days: Value }) => `Ordern behandlas cirka ${p.days} arbetsdagar före leveransdagen.`
/** subscription.lens.sending */ export const lensSending = (p: { readonly days: Value }) => `Linserna skickas cirka ${p.days} arbetsdagar före leveransdagen.`
/** subscription.lens.value.delivery */ export const lensValueDelivery = () => 'Fri leverans, värde minst 200 kr per år'
/** subscription.lens.value.exam */ export const lensValueExam = () => 'Årlig linsundersökning, värde minst 550 kr'
/** subscription.paused */ export const paused = () => 'Abonnemanget är pausat.'
/** subscription.activated */ export const activated = () => 'Abonnemanget är aktivt.'
/** subscription.cancelled */ export const cancelled = () => 'Abonnemanget är avslutat.'
/** subscription.productAdded */ export const productAdded = () => 'Produkten är tillagd i abonnemanget.'
/** subscription.paymentUpdated */ export const paymentUpdated = () => 'Betalsättet är uppdaterat.'
