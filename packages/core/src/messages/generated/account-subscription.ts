// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** account-subscription.summary */ export const summary = () => 'Linser och glasögon som kommer av sig själva.'
/** account-subscription.lens */ export const lens = () => 'Linsabonnemang'
/** account-subscription.lifestyle */ export const lifestyle = () => 'Glasögonabonnemang'
/** account-subscription.lensEmpty */ export const lensEmpty = () => 'Du har inget linsabonnemang.'
/** account-subscription.lensEmptyText */ export const lensEmptyText = () => 'Välj Som abonnemang när du köper linser, så kommer de till dig med det intervall du väljer.'
/** account-subscription.lensShop */ export const lensShop = () => 'Till linserna'
/** account-subscription.lifestyleEmpty */ export const lifestyleEmpty = () => 'Du har inget glasögonabonnemang.'
/** account-subscription.lifestyleMore */ export const lifestyleMore = () => 'Läs om Lifestyle'
/** account-subscription.title */ export const title = (p: { readonly id: Value }) => `Linsabonnemang ${p.id}`
/** account-subscription.open */ export const open = () => 'Visa och ändra'
/** account-subscription.declined */ export const declined = (p: { readonly day: Value }) => `Betalningen godkändes inte. Vi försöker igen ${p.day}.`
/** account-subscription.declinedShort */ export const declinedShort = () => 'Betalning nekad'
/** account-subscription.unpaid */ export const unpaid = (p: { readonly day: Value }) => `Leveransen till ${p.day} kunde inte betalas, så abonnemanget är pausat. Byt betalsätt och aktivera det.`
/** account-subscription.unusableMeans */ export const unusableMeans = () => 'Kortet kan inte användas till nästa leverans. Byt betalsätt.'
/** account-subscription.quantityRequired */ export const quantityRequired = (p: { readonly max: Value }) => `Skriv ett antal från 1 till ${p.max}.`
/** account-subscription.changePayment */ export const changePayment = () => 'Byt betalsätt'
/** account-subscription.next */ export const next = () => 'Nästa leverans'
/** account-subscription.nextDay */ export const nextDay = (p: { readonly day: Value }) => `Hos dig senast ${p.day}`
/** account-subscription.nextTotal */ export const nextTotal = () => 'Att betala'
/** account-subscription.nextFree */ export const nextFree = (p: { readonly amount: Value }) => `${p.amount}, fri leverans`
/** account-subscription.changeUntil */ export const changeUntil = (p: { readonly day: Value }) => `Ändringar till och med ${p.day} gäller den här leveransen. Därefter gäller de nästa.`
/** account-subscription.noChanges */ export const noChanges = () => 'Den här leveransen kan inte längre ändras. Ändringar gäller nästa.'
/** account-subscription.charged */ export const charged = (p: { readonly processDay: Value; readonly sendDay: Value }) => `Vi behandlar leveransen och drar beloppet tidigast ${p.processDay}, och skickar den cirka ${p.sendDay}. Den kommer fram i god tid före dagen. Du får ett mejl innan.`
/** account-subscription.temporary */ export const temporary = (p: { readonly sendDay: Value }) => `Paketet som skickas cirka ${p.sendDay} går till din tillfälliga adress.`
/** account-subscription.noNext */ export const noNext = () => 'Inget dras och inget levereras så länge abonnemanget är pausat.'
/** account-subscription.ended */ export const ended = () => 'Abonnemanget är avslutat och kan inte återupptas.'
/** account-subscription.recreate */ export const recreate = () => 'Börja om med ett likadant'
/** account-subscription.recreateText */ export const recreateText = (p: { readonly day: Value }) => `Ett nytt abonnemang med samma produkter, till dagens priser. Första leveransen är till ${p.day}. Den dras när vi behandlar den.`
/** account-subscription.recreated */ export const recreated = () => 'Du har börjat om.'
/** account-subscription.toRecreated */ export const toRecreated = () => 'Till det nya abonnemanget'
/** account-subscription.skip */ export const skip = () => 'Hoppa över den här leveransen'
/** account-subscription.changeDay */ export const changeDay = () => 'Flytta till dag'
/** account-subscription.changeDayHint */ export const changeDayHint = (p: { readonly from: Value; readonly to: Value }) => `En vardag mellan ${p.from} och ${p.to}.`
/** account-subscription.saveDay */ export const saveDay = () => 'Flytta leveransen'
/** account-subscription.saveInterval */ export const saveInterval = () => 'Ändra intervall'
/** account-subscription.intervalText */ export const intervalText = () => 'Nästa leverans ligger kvar. De efter den kommer med det nya intervallet.'
/** account-subscription.products */ export const products = () => 'Produkter'
/** account-subscription.addProduct */ export const addProduct = () => 'Lägg till en produkt'
/** account-subscription.piece */ export const piece = (p: { readonly count: Value; readonly price: Value }) => `${p.count} st à ${p.price}`
/** account-subscription.strength */ export const strength = () => 'Styrka'
/** account-subscription.quantity */ export const quantity = () => 'Antal askar'
/** account-subscription.saveLine */ export const saveLine = () => 'Spara'
/** account-subscription.freeze */ export const freeze = () => 'Frys'
/** account-subscription.remove */ export const remove = () => 'Ta bort'
/** account-subscription.change */ export const change = () => 'Ändra'
/** account-subscription.changeLine */ export const changeLine = (p: { readonly name: Value }) => `Ändra ${p.name}`
/** account-subscription.freezeText */ export const freezeText = () => 'En fryst produkt följer inte med i leveranserna förrän du återaktiverar den.'
/** account-subscription.reactivate */ export const reactivate = (p: { readonly price: Value }) => `Återaktivera för ${p.price} st`
/** account-subscription.frozenGone */ export const frozenGone = () => 'Finns inte i lager just nu. Du kan återaktivera den när den är tillbaka.'
/** account-subscription.soldOut */ export const soldOut = () => 'Slut i lager nu. Är den det när vi behandlar leveransen följer den inte med, och du betalar inte för den.'
/** account-subscription.rise */ export const rise = (p: { readonly price: Value; readonly day: Value }) => `Kostar ${p.price} st i leveranser som behandlas från och med ${p.day}.`
/** account-subscription.refuse */ export const refuse = () => 'Tacka nej till nya priset'
/** account-subscription.refused */ export const refused = () => 'Du har tackat nej. Produkten fryses den dagen.'
/** account-subscription.accept */ export const accept = () => 'Behåll produkten'
/** account-subscription.address */ export const address = () => 'Leveransadress'
/** account-subscription.saveAddress */ export const saveAddress = () => 'Ändra adress'
/** account-subscription.temporaryAddress */ export const temporaryAddress = () => 'Tillfällig adress'
/** account-subscription.temporaryText */ export const temporaryText = () => 'Paket som vi skickar mellan två dagar kan gå någon annanstans.'
/** account-subscription.temporaryNow */ export const temporaryNow = (p: { readonly address: Value; readonly from: Value; readonly to: Value }) => `${p.address}, från ${p.from} till ${p.to}.`
/** account-subscription.from */ export const from = () => 'Från'
/** account-subscription.to */ export const to = () => 'Till och med'
/** account-subscription.saveTemporary */ export const saveTemporary = () => 'Spara tillfällig adress'
/** account-subscription.removeTemporary */ export const removeTemporary = () => 'Ta bort tillfällig adress'
/** account-subscription.payment */ export const payment = () => 'Betalsätt'
/** account-subscription.noPayment */ export const noPayment = () => 'Inget betalsätt är valt. Välj ett för att få leveranser.'
/** account-subscription.deliveries */ export const deliveries = () => 'Tidigare leveranser'
/** account-subscription.noDeliveries */ export const noDeliveries = () => 'Ingen leverans är behandlad än.'
/** account-subscription.deliverySoldOut */ export const deliverySoldOut = (p: { readonly goods: Value }) => `Slut i lager: ${p.goods}`
/** account-subscription.deliveryTry */ export const deliveryTry = (p: { readonly day: Value }) => `Vi försöker dra beloppet igen ${p.day}.`
/** account-subscription.order */ export const order = (p: { readonly number: Value }) => `Order ${p.number}`
/** account-subscription.pauseTitle */ export const pauseTitle = () => 'Pausa eller avsluta'
/** account-subscription.activate */ export const activate = () => 'Aktivera abonnemanget'
/** account-subscription.activateText */ export const activateText = (p: { readonly day: Value }) => `Första leveransen är till ${p.day}. Du får ett mejl innan något dras.`
/** account-subscription.pause */ export const pause = () => 'Pausa'
/** account-subscription.cancel */ export const cancel = () => 'Avsluta abonnemanget'
/** account-subscription.saved */ export const saved = () => 'Ändringen är sparad.'
/** account-subscription.skipped */ export const skipped = (p: { readonly day: Value }) => `Leveransen är borttagen. Nästa är till ${p.day}.`
/** account-subscription.worth */ export const worth = () => 'Ingår i abonnemanget'
/** account-subscription.exam.now */ export const examNow = () => 'Du har en linsundersökning kvar i år. Den kostar inget när du bokar inloggad och för dig själv.'
/** account-subscription.exam.from */ export const examFrom = (p: { readonly day: Value }) => `Din årliga linsundersökning är bokad eller gjord. Nästa ingår från ${p.day}.`
/** account-subscription.exam.paused */ export const examPaused = () => 'Linsundersökningen ingår medan abonnemanget är aktivt.'
/** account-subscription.exam.noNumber */ export const examNoNumber = () => 'Linsundersökningen ingår när du bokar för dig själv. Koppla först BankID till kontot, så att vi vet att besöket är ditt.'
/** account-subscription.exam.book */ export const examBook = () => 'Boka linsundersökning'
/** account-subscription.newProduct */ export const newProduct = () => 'Lägg till en produkt'
/** account-subscription.newProductText */ export const newProductText = () => 'Linser som kan levereras som abonnemang.'
/** account-subscription.noProducts */ export const noProducts = () => 'Det finns inga linser att lägga till just nu.'
/** account-subscription.choose */ export const choose = (p: { readonly name: Value }) => `Välj ${p.name}`
/** account-subscription.perPiece */ export const perPiece = (p: { readonly price: Value }) => `${p.price} per ask`
/** account-subscription.rightEye */ export const rightEye = () => 'Höger öga'
/** account-subscription.leftEye */ export const leftEye = () => 'Vänster öga'
/** account-subscription.noneForEye */ export const noneForEye = () => 'Inga till det här ögat'
/** account-subscription.add */ export const add = () => 'Lägg till i abonnemanget'
/** account-subscription.chooseEye */ export const chooseEye = () => 'Välj styrka för minst ett öga.'
/** account-subscription.toSubscription */ export const toSubscription = () => 'Till abonnemanget'
/** account-subscription.paymentTitle */ export const paymentTitle = () => 'Byt betalsätt'
/** account-subscription.paymentText */ export const paymentText = () => 'Leveranser dras från ett sparat kort. Ett belopp som inte gick att dra försöker vi med igen i dag.'
/** account-subscription.paymentLegend */ export const paymentLegend = () => 'Dra leveranser från'
/** account-subscription.paymentSave */ export const paymentSave = () => 'Spara betalsätt'
/** account-subscription.paymentNone */ export const paymentNone = () => 'Du har inget sparat kort som kan användas. Spara ett först.'
/** account-subscription.paymentNew */ export const paymentNew = () => 'Spara ett nytt kort'
/** account-subscription.paymentRequired */ export const paymentRequired = () => 'Välj ett kort.'
/** account-subscription.again */ export const again = () => 'Börja om'
/** account-subscription.soldIn */ export const soldIn = () => 'Tecknat i butik'
