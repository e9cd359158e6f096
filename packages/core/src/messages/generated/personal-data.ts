// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** personalData.export.title */ export const exportTitle = () => 'Hämta dina data'
/** personalData.export.intro */ export const exportIntro = (p: { readonly hours: Value }) => `Du får en ZIP-fil med allt vi har sparat om dig: uppgifter, ordrar, samtycken, synundersökningar, favoriter, din storlek, enheter, varukorg och vilka brev vi har skickat. Filen är klar inom en minut och kan hämtas i ${p.hours} timmar.`
/** personalData.export.request */ export const exportRequest = () => 'Begär mina data'
/** personalData.export.again */ export const exportAgain = () => 'Begär en ny fil'
/** personalData.export.queued */ export const exportQueued = () => 'Din begäran är mottagen. Filen är klar inom en minut.'
/** personalData.export.running */ export const exportRunning = () => 'Vi tar fram din fil just nu.'
/** personalData.export.failed */ export const exportFailed = () => 'Det gick inte att ta fram filen. Begär en ny. Hjälper det inte, kontakta kundservice.'
/** personalData.export.expired */ export const exportExpired = (p: { readonly until: Value }) => `Filen kunde hämtas till ${p.until} och är nu borttagen.`
/** personalData.export.refresh */ export const exportRefresh = () => 'Uppdatera'
/** personalData.export.ready */ export const exportReady = (p: { readonly until: Value }) => `Filen är klar. Den kan hämtas till ${p.until}.`
/** personalData.export.download */ export const exportDownload = () => 'Hämta ZIP-filen'
/** personalData.export.readMe */ export const exportReadMe = () => 'Här är allt som Klarsikt har sparat om dig, i en JSON-fil för varje område.\nLösenord och andra hemligheter finns inte med: vi sparar dem inte i läsbar form.\n\nuppgifter.json: namn, kontaktuppgifter och samtycken\nordrar.json: köp, med styrkor och betalningar\nangranmalningar.json: köp som du har ångrat\nanteckningar.json: det personalen har skrivit vid dina ordrar\nreturer.json: varor som du har skickat tillbaka\nsynundersokningar.json: synundersökningar som du har sparat\nfavoriter.json: artikelnummer som du har sparat\nstorlek.json: storleken på bågar som du har angett\nfriends.json: medlemskap, värvningskod och kostnadsfria månader\nskadeanmalningar.json: skador som du har anmält med olycksfallsgarantin\nomdomen.json: omdömen som du har skrivit\nrecept-till-ordrar.json: recept som ordrar väntar på, med bilderna som du har skickat i egna filer\nvarukorg.json och kassa.json: det du håller på att köpa\nvaror-fran-butik.json: varor som en butik har lagt i din varukorg\nenheter.json: var du är inloggad, och valet av cookies där\nbrev.json och sms.json: vilka brev och sms vi har skickat de senaste 30 dagarna\nbetallankar.json: betalningar som en butik har bett dig om\nfakturor.json: fakturor som du har fått, och vad som är betalt\nbokningar.json: besök som du har bokat i butik\nbevakningar.json: tider som du bevakar\nrekvisitioner.json: undersökningar som ditt företag ska betala\nglasogonabonnemang.json: glasögon som du abonnerar på\nlinsabonnemang.json: linser som du prenumererar på, och vad som har levererats\nbetalsatt.json: hur du betalar fakturor, och vilka kort du har sparat\npresentkort.json: presentkort som du har sparat\nautogiro.json: medgivanden som du har gett för autogiro\ne-faktura.json: anmälningar av e-faktura\nlankar.json: länkar som vi har mejlat\npasskeys.json: nycklar som du loggar in med\nhandelser.json: ändringar som har gjorts på kontot\nexport.json: när du bad om den här filen\n'
/** personalData.export.documents */ export const exportDocuments = () => 'Dokument som du har signerat, i mappen dokument:'
/** personalData.export.document */ export const exportDocument = (p: { readonly path: Value; readonly title: Value }) => `${p.path}: ${p.title}`
/** personalData.export.lifestyleDocument */ export const exportLifestyleDocument = (p: { readonly document: Value; readonly id: Value }) => `${p.document} för Lifestyle ${p.id}`
/** personalData.stepUp */ export const stepUp = () => 'För din säkerhet behöver du logga in igen för att hämta eller radera dina data. Inloggningen gäller i tio minuter.'
/** personalData.erase.title */ export const eraseTitle = () => 'Radera ditt konto'
/** personalData.erase.intro */ export const eraseIntro = () => 'Namn, adress, inloggningar, enheter, sparade synundersökningar, sparade presentkort, favoriter, din storlek och varukorg raderas genast. Det går inte att ångra.'
/** personalData.erase.confirm */ export const eraseConfirm = () => 'Jag förstår att mitt konto raderas och att det inte går att ångra.'
/** personalData.confirmRequired */ export const confirmRequired = () => 'Kryssa i att du förstår för att radera kontot.'
/** personalData.retained */ export const retained = () => 'Kvitton och ordrar sparas i sju år, för det kräver bokföringslagen. De kopplas loss från dig: e-post, telefonnummer och styrkor tas bort, men namn och adress på kvittot måste finnas kvar. En ångranmälan sparas med sin order.'
/** personalData.consents.title */ export const consentsTitle = () => 'Dina samtycken'
/** personalData.consents.marketing */ export const consentsMarketing = () => 'Erbjudanden via e-post och sms'
/** personalData.consents.prescriptions */ export const consentsPrescriptions = () => 'Sparade synundersökningar'
/** personalData.consents.cookies */ export const consentsCookies = () => 'Cookies'
/** personalData.consents.intro */ export const consentsIntro = () => 'Här ändrar eller återkallar du det du har samtyckt till.'
/** personalData.letter.greeting */ export const letterGreeting = (p: { readonly name: Value }) => `Hej ${p.name}!`
/** personalData.letter.erased.subject */ export const letterErasedSubject = () => 'Ditt konto är raderat'
/** personalData.letter.erased.body */ export const letterErasedBody = (p: { readonly when: Value }) => `Ditt konto hos Klarsikt raderades ${p.when}, som du bad om.`
/** personalData.letter.erased.unexpected */ export const letterErasedUnexpected = () => 'Var det inte du? Kontakta kundservice genast.'
