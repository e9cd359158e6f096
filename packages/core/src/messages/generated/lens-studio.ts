// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** lensStudio.titleEdit */ export const titleEdit = () => 'Ändra glasen'
/** lensStudio.description */ export const description = (p: { readonly frame: Value }) => `Välj glas till ${p.frame}: användning, recept, tjocklek och behandling, med pris i varje steg.`
/** lensStudio.steps */ export const steps = () => 'Steg i valet av glas'
/** lensStudio.step.use */ export const stepUse = () => 'Användning'
/** lensStudio.step.prescription */ export const stepPrescription = () => 'Recept'
/** lensStudio.step.thickness */ export const stepThickness = () => 'Tjocklek'
/** lensStudio.step.treatment */ export const stepTreatment = () => 'Behandling'
/** lensStudio.step.summary */ export const stepSummary = () => 'Sammanfattning'
/** lensStudio.use.heading */ export const useHeading = () => 'Hur ska du använda glasögonen?'
/** lensStudio.prescription.heading */ export const prescriptionHeading = () => 'Vad står det på ditt recept?'
/** lensStudio.prescription.none */ export const prescriptionNone = () => 'Har du inget recept?'
/** lensStudio.prescription.noneText */ export const prescriptionNoneText = () => 'Boka en synundersökning, så får du ett. Det du har valt finns kvar på den här adressen, så att du kan fortsätta med receptet efteråt.'
/** lensStudio.thickness.heading */ export const thicknessHeading = () => 'Hur tunna ska glasen vara?'
/** lensStudio.thickness.legend */ export const thicknessLegend = () => 'Tjocklek'
/** lensStudio.thickness.intro */ export const thicknessIntro = () => 'Så tjocka blir glasen i den här bågen med dina styrkor, sedda uppifrån och ritade i samma skala. Måtten är beräknade; ett glas kan bli någon tiondels millimeter tunnare eller tjockare.'
/** lensStudio.thickness.noDrawing */ export const thicknessNoDrawing = () => 'Bågens mått räcker inte till en ritning. Vilka glas som passar räknar vi ändå ut efter dina styrkor.'
/** lensStudio.thickness.index */ export const thicknessIndex = (p: { readonly index: Value }) => `Index ${p.index}`
/** lensStudio.thickness.recommended */ export const thicknessRecommended = () => 'Rekommenderas'
/** lensStudio.thickness.sizes */ export const thicknessSizes = (p: { readonly right: Value; readonly left: Value }) => `Tjockast: ${p.right} mm i höger glas, ${p.left} mm i vänster.`
/** lensStudio.thickness.none */ export const thicknessNone = () => 'Inget av glasen på nätet passar de här styrkorna i den här bågen. Sådana glas slipar vi på beställning i butik.'
/** lensStudio.included */ export const included = () => 'Ingår'
/** lensStudio.extra */ export const extra = (p: { readonly price: Value }) => `+ ${p.price}`
/** lensStudio.treatment.heading */ export const treatmentHeading = () => 'Vilken behandling vill du ha?'
/** lensStudio.treatment.legend */ export const treatmentLegend = () => 'Behandling och ton'
/** lensStudio.treatment.unavailable */ export const treatmentUnavailable = (p: { readonly index: Value }) => `Görs inte i index ${p.index}.`
/** lensStudio.treatment.photochromicNote */ export const treatmentPhotochromicNote = () => 'Ritningen visar det ena glaset inomhus och det andra i sol.'
/** lensStudio.finish.clear */ export const finishClear = () => 'Klart'
/** lensStudio.finish.tint */ export const finishTint = (p: { readonly color: Value }) => `${p.color}, solglas`
/** lensStudio.finish.photochromic */ export const finishPhotochromic = (p: { readonly color: Value }) => `Fotokromatiskt ${p.color}`
/** lensStudio.finish.polarized */ export const finishPolarized = (p: { readonly color: Value }) => `Polariserat ${p.color}`
/** lensStudio.color.grey */ export const colorGrey = () => 'grått'
/** lensStudio.color.brown */ export const colorBrown = () => 'brunt'
/** lensStudio.color.green */ export const colorGreen = () => 'grönt'
/** lensStudio.summary.heading */ export const summaryHeading = () => 'Stämmer allt?'
/** lensStudio.summary.lenses */ export const summaryLenses = () => 'Glas'
/** lensStudio.summary.strengths */ export const summaryStrengths = () => 'Styrkor'
/** lensStudio.summary.price */ export const summaryPrice = () => 'Pris'
/** lensStudio.summary.total */ export const summaryTotal = () => 'Summa'
/** lensStudio.summary.vat */ export const summaryVat = () => 'Varav moms'
/** lensStudio.summary.rights */ export const summaryRights = () => 'Dina rättigheter'
/** lensStudio.summary.openPurchase */ export const summaryOpenPurchase = (p: { readonly days: Value }) => `Du har ${p.days} dagars ångerrätt räknat från den dag du får varan.`
/** lensStudio.total */ export const total = () => 'Totalt'
/** lensStudio.totalFrom */ export const totalFrom = () => 'Totalt från'
/** lensStudio.singleVisionFrom */ export const singleVisionFrom = () => 'Med enkelslipade glas från'
/** lensStudio.chosen */ export const chosen = () => 'Ditt val'
/** lensStudio.pairGone */ export const pairGone = () => 'Paret som du ville ändra ligger inte längre i varukorgen. Du väljer glas till ett nytt par.'
/** lensStudio.prescription.later */ export const prescriptionLater = () => 'Har du inte receptet till hands?'
/** lensStudio.prescription.laterText */ export const prescriptionLaterText = () => 'Köp nu och skicka receptet efteråt. Vi börjar med glasen när det har kommit, och du kan avbeställa utan kostnad tills dess.'
/** lensStudio.prescription.sendPhoto */ export const prescriptionSendPhoto = () => 'Skicka en bild av receptet'
/** lensStudio.prescription.sendLater */ export const prescriptionSendLater = () => 'Skicka recept senare'
/** lensStudio.thickness.unknown */ export const thicknessUnknown = () => 'Hur tjocka glasen blir, och vilka som passar, räknar vi ut först när vi har ditt recept. Passar glasen du väljer inte dina styrkor slipar vi inget: du väljer andra till deras pris eller avbeställer utan kostnad.'
/** lensStudio.thickness.usual */ export const thicknessUsual = () => 'Passar de flesta'
