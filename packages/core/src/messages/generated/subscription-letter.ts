// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** subscription-letter.startedSubject */ export const startedSubject = () => 'Ditt linsabonnemang har börjat'
/** subscription-letter.startedText */ export const startedText = (p: { readonly day: Value }) => `Tack för ditt köp. Det du köpte skickas nu. Nästa leverans är till ${p.day}.`
/** subscription-letter.startedAgainSubject */ export const startedAgainSubject = () => 'Ditt linsabonnemang har börjat om'
/** subscription-letter.startedAgainText */ export const startedAgainText = (p: { readonly day: Value }) => `Ditt nya linsabonnemang har samma linser som det förra. Ingenting skickas i dag. Första leveransen är till ${p.day}.`
/** subscription-letter.plan */ export const plan = (p: { readonly charge: Value; readonly send: Value; readonly day: Value }) => `Vi drar den från ditt sparade betalsätt tidigast ${p.charge} och skickar den därefter, omkring ${p.send}. Den kommer fram i god tid före ${p.day}.`
/** subscription-letter.noChanges */ export const noChanges = () => 'Den leveransen kan inte längre ändras. Ändringar du gör nu gäller nästa.'
/** subscription-letter.startedChanges */ export const startedChanges = (p: { readonly date: Value }) => `Till och med ${p.date} kan du ändra, hoppa över eller pausa den.`
/** subscription-letter.comingSubject */ export const comingSubject = (p: { readonly day: Value }) => `Nästa leverans av linser, till ${p.day}`
/** subscription-letter.comingText */ export const comingText = (p: { readonly day: Value; readonly amount: Value }) => `Snart behandlar vi leveransen som är till ${p.day}. Då drar vi ${p.amount} från ditt sparade betalsätt och skickar den. Den kommer fram i god tid.`
/** subscription-letter.comingChanges */ export const comingChanges = (p: { readonly date: Value }) => `Till och med ${p.date} kan du ändra, hoppa över eller pausa den. Ändringar efter det gäller nästa leverans.`
/** subscription-letter.soldOut */ export const soldOut = () => 'Slut i lager nu'
/** subscription-letter.soldOutSubject */ export const soldOutSubject = () => 'Något i din leverans är slut i lager'
/** subscription-letter.soldOutText */ export const soldOutText = (p: { readonly goods: Value }) => `Det här är slut i lager och kommer inte med i leveransen: ${p.goods}. Du betalar inte för det.`
/** subscription-letter.soldOutRest */ export const soldOutRest = (p: { readonly amount: Value }) => `I morgon drar vi ${p.amount} för resten. Vill du hellre vänta kan du pausa abonnemanget i dag.`
/** subscription-letter.soldOutAll */ export const soldOutAll = () => 'Därför blir det ingen leverans den här gången, och ingenting dras. Nästa kommer som planerat.'
/** subscription-letter.declinedSubject */ export const declinedSubject = () => 'Vi kunde inte dra betalningen för dina linser'
/** subscription-letter.declinedText */ export const declinedText = (p: { readonly amount: Value; readonly day: Value }) => `Betalningen på ${p.amount} för leveransen till ${p.day} godkändes inte.`
/** subscription-letter.declinedAgain */ export const declinedAgain = (p: { readonly date: Value }) => `Vi försöker igen ${p.date}. Kontrollera ditt kort, eller välj ett annat betalsätt så försöker vi med det i dag.`
/** subscription-letter.unpaidSubject */ export const unpaidSubject = () => 'Ditt linsabonnemang är pausat'
/** subscription-letter.unpaidText */ export const unpaidText = (p: { readonly amount: Value; readonly day: Value }) => `Betalningen på ${p.amount} för leveransen till ${p.day} godkändes inte efter flera försök. Leveransen blir inte av och abonnemanget är pausat.`
/** subscription-letter.unpaidActivate */ export const unpaidActivate = () => 'Välj ett annat betalsätt och aktivera abonnemanget när du vill ha linser igen.'
/** subscription-letter.nothingLeftSubject */ export const nothingLeftSubject = () => 'Ditt linsabonnemang är pausat'
/** subscription-letter.nothingLeftText */ export const nothingLeftText = () => 'Ingen produkt i abonnemanget kan levereras längre, så det är pausat. Lägg till en annan produkt och aktivera det när du vill.'
/** subscription-letter.riseSubject */ export const riseSubject = (p: { readonly date: Value }) => `Nytt pris i ditt linsabonnemang från ${p.date}`
/** subscription-letter.riseText */ export const riseText = (p: { readonly date: Value }) => `Det här kostar mer i leveranser som behandlas från och med ${p.date}:`
/** subscription-letter.riseRefuse */ export const riseRefuse = () => 'Vill du inte betala mer kan du tacka nej innan dess. Då fryses produkten den dagen, och du betalar det gamla priset till dess.'
/** subscription-letter.priceChange */ export const priceChange = (p: { readonly before: Value; readonly after: Value }) => `${p.before} blir ${p.after}`
/** subscription-letter.withdrawnSubject */ export const withdrawnSubject = () => 'Priset i ditt linsabonnemang höjs inte'
/** subscription-letter.withdrawnText */ export const withdrawnText = (p: { readonly goods: Value }) => `Höjningen som vi skrev om blir inte av. Det gäller ${p.goods}.`
/** subscription-letter.pausedSubject */ export const pausedSubject = () => 'Ditt linsabonnemang är pausat'
/** subscription-letter.pausedText */ export const pausedText = () => 'Inget dras och inget levereras så länge det är pausat. Du kan aktivera det igen när du vill.'
/** subscription-letter.activatedSubject */ export const activatedSubject = () => 'Ditt linsabonnemang är aktivt igen'
/** subscription-letter.activatedText */ export const activatedText = (p: { readonly day: Value }) => `Nästa leverans är till ${p.day}. Du får ett mejl innan vi drar betalningen.`
/** subscription-letter.cancelledSubject */ export const cancelledSubject = () => 'Ditt linsabonnemang är avslutat'
/** subscription-letter.cancelledText */ export const cancelledText = () => 'Inget mer dras och inget mer levereras. Det kan inte återupptas, men du kan börja om med ett nytt som är likadant.'
/** subscription-letter.smsDeclined */ export const smsDeclined = (p: { readonly date: Value; readonly url: Value }) => `Klarsikt: en betalning godkändes inte. Vi försöker igen ${p.date}. Byt betalsätt: ${p.url}`
/** subscription-letter.smsUnpaid */ export const smsUnpaid = (p: { readonly url: Value }) => `Klarsikt: en betalning godkändes inte och ditt abonnemang är pausat. Byt betalsätt: ${p.url}`
/** subscription-letter.show */ export const show = () => 'Till abonnemanget'
/** subscription-letter.showPayment */ export const showPayment = () => 'Byt betalsätt'
/** subscription-letter.stepChange */ export const stepChange = () => 'Sista dagen att ändra eller hoppa över'
/** subscription-letter.stepCharge */ export const stepCharge = (p: { readonly amount: Value }) => `Vi drar ${p.amount} och packar`
/** subscription-letter.stepSend */ export const stepSend = () => 'Vi skickar, ungefärlig dag'
/** subscription-letter.stepDelivery */ export const stepDelivery = () => 'Framme senast'
