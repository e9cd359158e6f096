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
/** subscription.error.notFound */ export const errorNotFound = () => 'Vi hittar inte abonnemanget. Det kan höra till ett annat konto.'
/** subscription.error.ended */ export const errorEnded = () => 'Abonnemanget är avslutat och kan inte ändras. Du kan börja om med ett nytt.'
/** subscription.error.paused */ export const errorPaused = () => 'Abonnemanget är pausat. Aktivera det först.'
/** subscription.error.lineNotFound */ export const errorLineNotFound = () => 'Produkten finns inte kvar i abonnemanget. Den kan ha tagits bort i ett annat fönster.'
/** subscription.error.lastLine */ export const errorLastLine = () => 'Det är den enda produkten i abonnemanget. Frys den, eller avsluta abonnemanget.'
/** subscription.error.tooManyLines */ export const errorTooManyLines = () => 'Det får inte plats fler produkter i abonnemanget. Ta bort en först.'
/** subscription.error.priceSettled */ export const errorPriceSettled = () => 'Det nya priset gäller redan. Du kan frysa produkten i stället.'
/** subscription.error.nothingToDeliver */ export const errorNothingToDeliver = () => 'Ingen produkt i abonnemanget kan levereras. Lägg till en, eller återaktivera en som är fryst.'
/** subscription.error.loginRequired */ export const errorLoginRequired = () => 'Logga in för att köpa ett abonnemang. Det sparas på ditt konto.'
/** subscription.error.noSavedPayment */ export const errorNoSavedPayment = () => 'Ett abonnemang behöver ett sparat betalsätt. Låt något av beloppet vara kvar att betala, så sparas det när du betalar.'
/** subscription.line.active */ export const lineActive = () => 'Levereras'
/** subscription.line.frozen */ export const lineFrozen = () => 'Fryst'
/** subscription.delivery.due */ export const deliveryDue = () => 'Väntar på betalning'
/** subscription.delivery.charging */ export const deliveryCharging = () => 'Betalas'
/** subscription.delivery.paid */ export const deliveryPaid = () => 'Betald'
/** subscription.delivery.unpaid */ export const deliveryUnpaid = () => 'Inte betald'
/** subscription.delivery.dropped */ export const deliveryDropped = () => 'Avbruten'
/** subscription.delivery.soldOut */ export const deliverySoldOut = () => 'Slut i lager'
/** subscription.lens.purpose */ export const lensPurpose = () => 'Linsabonnemang'
