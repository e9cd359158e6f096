// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** staff.nav */ export const nav = () => 'För personalen'
/** staff.overview */ export const overview = () => 'Översikt'
/** staff.welcome */ export const welcome = (p: { readonly name: Value }) => `Hej ${p.name}`
/** staff.intro */ export const intro = (p: { readonly store: Value; readonly time: Value }) => `Du arbetar i ${p.store}. Inloggningen gäller till ${p.time}.`
/** staff.storeId */ export const storeId = () => 'Butiksnummer'
/** staff.storeIdInvalid */ export const storeIdInvalid = () => 'Ange butikens nummer med siffror.'
/** staff.employeeNumber */ export const employeeNumber = () => 'Anställningsnummer'
/** staff.employeeNumberInvalid */ export const employeeNumberInvalid = () => 'Ange ditt anställningsnummer.'
/** staff.loginIntro */ export const loginIntro = () => 'För dig som arbetar i en av våra butiker.'
/** staff.loginLead */ export const loginLead = () => 'Arbetar du i en butik?'
/** staff.customerLead */ export const customerLead = () => 'Är du kund?'
/** staff.loginAction */ export const loginAction = () => 'Fortsätt'
/** staff.loginFailed */ export const loginFailed = () => 'Butiken, anställningsnumret eller lösenordet stämmer inte. Försök igen.'
/** staff.loginLocked */ export const loginLocked = (p: { readonly minutes: number }) => `Inloggningen är tillfälligt låst efter flera misslyckade försök. Försök igen om ${p.minutes === 1 ? `${digits(p.minutes)} minut` : `${digits(p.minutes)} minuter`} eller be din butikschef om hjälp.`
/** staff.loginExpired */ export const loginExpired = () => 'Koden gäller inte längre. Logga in igen.'
/** staff.codeTitle */ export const codeTitle = () => 'Ange koden'
/** staff.codeSent */ export const codeSent = (p: { readonly recipient: Value; readonly minutes: Value }) => `Vi har skickat en kod till ${p.recipient}. Den gäller i ${p.minutes} minuter.`
/** staff.codeSentBySms */ export const codeSentBySms = (p: { readonly digits: Value; readonly minutes: Value }) => `Vi har skickat en kod med sms till numret som slutar på ${p.digits}. Den gäller i ${p.minutes} minuter.`
/** staff.codeTooSoon */ export const codeTooSoon = (p: { readonly seconds: number }) => `Vänta ${p.seconds === 1 ? `${digits(p.seconds)} sekund` : `${digits(p.seconds)} sekunder`} innan du ber om en ny kod.`
/** staff.codeResend */ export const codeResend = () => 'Skicka koden igen'
/** staff.codeBySms */ export const codeBySms = () => 'Skicka koden med sms i stället'
/** staff.codeByEmail */ export const codeByEmail = () => 'Skicka koden med e-post i stället'
/** staff.smsCode */ export const smsCode = (p: { readonly code: Value; readonly minutes: Value }) => `Din kod till butiksinloggningen är ${p.code}. Den gäller i ${p.minutes} minuter. Lämna inte ut den.`
/** staff.code */ export const code = () => 'Engångskod'
/** staff.codeAction */ export const codeAction = () => 'Logga in'
/** staff.codeWrong */ export const codeWrong = () => 'Koden stämmer inte. Kontrollera siffrorna.'
/** staff.codeAgain */ export const codeAgain = () => 'Börja om'
/** staff.letter.codeSubject */ export const letterCodeSubject = () => 'Din kod till butiksinloggningen'
/** staff.letter.codeLabel */ export const letterCodeLabel = () => 'Din kod'
/** staff.letter.codeBody */ export const letterCodeBody = (p: { readonly minutes: Value }) => `Koden gäller i ${p.minutes} minuter och kan användas en gång.`
/** staff.letter.codeUnexpected */ export const letterCodeUnexpected = () => 'Har du inte försökt logga in? Säg till din butikschef: någon kan ditt lösenord.'
/** staff.letter.mobileSetSubject */ export const letterMobileSetSubject = () => 'Dina koder till butiksinloggningen kommer nu med sms'
/** staff.letter.mobileSetBody */ export const letterMobileSetBody = (p: { readonly number: Value }) => `Vi skickar koderna med sms till ${p.number}. Du kan fortfarande välja e-post när du loggar in.`
/** staff.letter.mobileRemovedSubject */ export const letterMobileRemovedSubject = () => 'Dina koder till butiksinloggningen kommer med e-post igen'
/** staff.letter.mobileRemovedBody */ export const letterMobileRemovedBody = (p: { readonly number: Value }) => `Vi skickar inga fler koder till ${p.number}. De kommer med e-post.`
/** staff.letter.mobileUnexpected */ export const letterMobileUnexpected = () => 'Stämmer det inte? Säg genast till din butikschef.'
/** staff.letter.passkeyAddedSubject */ export const letterPasskeyAddedSubject = () => 'En nyckel till butiksinloggningen har lagts till'
/** staff.letter.passkeyAddedBody */ export const letterPasskeyAddedBody = (p: { readonly name: Value; readonly when: Value }) => `Nyckeln ${p.name} lades till i din butiksinloggning ${p.when} och kan användas för att logga in.`
/** staff.letter.passkeyRemovedSubject */ export const letterPasskeyRemovedSubject = () => 'En nyckel till butiksinloggningen har tagits bort'
/** staff.letter.passkeyRemovedBody */ export const letterPasskeyRemovedBody = (p: { readonly name: Value; readonly when: Value }) => `Nyckeln ${p.name} togs bort från din butiksinloggning ${p.when}.`
/** staff.letter.passkeyUnexpected */ export const letterPasskeyUnexpected = () => 'Var det inte du? Säg genast till din butikschef.'
/** staff.passkeyUse */ export const passkeyUse = () => 'Använd nyckel (passkey)'
/** staff.passkeyFailed */ export const passkeyFailed = () => 'Nyckeln känns inte igen. Försök igen eller ange koden.'
/** staff.passkeyUnknown */ export const passkeyUnknown = () => 'Nyckeln känns inte igen som en butiks. Logga in med lösenord. En äldre nyckel fungerar som andra steg: lägg till den igen för att börja med den.'
/** staff.passkeyOfCustomer */ export const passkeyOfCustomer = () => 'Nyckeln hör till ditt konto som kund. Logga in med den på Mina sidor, eller här med butikens nyckel eller lösenord.'
/** staff.passkeyNone */ export const passkeyNone = () => 'Du har inga nycklar. Ange koden i stället.'
/** staff.passkeyCancelled */ export const passkeyCancelled = () => 'Inloggningen med nyckel avbröts. Försök igen eller logga in utan nyckel.'
/** staff.passkeyUnsupported */ export const passkeyUnsupported = () => 'Det gick inte att använda en nyckel här. Logga in utan nyckel.'
/** staff.securitySummary */ export const securitySummary = () => 'Koder med sms, och nycklar som du kan använda i stället när du loggar in.'
/** staff.smsAway */ export const smsAway = () => 'Det går inte att skicka sms just nu. Koderna kommer med e-post.'
/** staff.mobileTitle */ export const mobileTitle = () => 'Engångskoder med sms'
/** staff.mobileIntro */ export const mobileIntro = () => 'Ange ditt mobilnummer om du vill få engångskoderna med sms. Du kan fortfarande välja e-post när du loggar in. Vi mejlar dig när numret ändras.'
/** staff.mobileNow */ export const mobileNow = (p: { readonly number: Value }) => `Koderna kommer med sms till ${p.number}.`
/** staff.mobileNone */ export const mobileNone = () => 'Koderna kommer med e-post.'
/** staff.mobileSave */ export const mobileSave = () => 'Spara numret'
/** staff.mobileRemove */ export const mobileRemove = () => 'Ta bort numret'
/** staff.mobileSaved */ export const mobileSaved = () => 'Numret är sparat. Nästa kod kommer med sms.'
/** staff.mobileRemoved */ export const mobileRemoved = () => 'Numret är borttaget. Koderna kommer med e-post.'
/** staff.passkeysIntro */ export const passkeysIntro = () => 'Med en nyckel loggar du in med fingeravtryck, ansikte eller skärmlås, utan lösenord och engångskod. Lösenord och kod fungerar som förut.'
/** staff.passkeyAdded */ export const passkeyAdded = () => 'Nyckeln är tillagd. Nästa gång kan du logga in med den direkt.'
/** staff.queryRequired */ export const queryRequired = () => 'Ange personnummer, e-post, mobilnummer eller kundnummer.'
/** staff.queryInvalid */ export const queryInvalid = () => 'Ange ett helt personnummer, en e-postadress, ett mobilnummer eller ett kundnummer.'
/** staff.reasonInvalid */ export const reasonInvalid = (p: { readonly minimum: Value; readonly maximum: Value }) => `Ange varför du söker kunden, ${p.minimum}–${p.maximum} tecken.`
/** staff.customersSummary */ export const customersSummary = () => 'Sök en kund, eller lägg upp en ny.'
/** staff.query */ export const query = () => 'Personnummer, e-post, mobil eller kundnummer'
/** staff.reason */ export const reason = () => 'Varför söker du kunden?'
/** staff.reasonHint */ export const reasonHint = () => 'Sökningen sparas med ditt anställningsnummer och anledningen.'
/** staff.find */ export const find = () => 'Sök kund'
/** staff.found */ export const found = (p: { readonly count: number }) => p.count === 1 ? `${digits(p.count)} kund` : `${digits(p.count)} kunder`
/** staff.customerNumber */ export const customerNumber = (p: { readonly number: Value }) => `Kundnummer ${p.number}`
/** staff.unconfirmed */ export const unconfirmed = () => 'Har inte bekräftat sin e-postadress'
/** staff.place */ export const place = () => 'Postadress'
/** staff.postalCode */ export const postalCode = () => 'Kundens postnummer'
/** staff.savePostalCode */ export const savePostalCode = () => 'Spara postnumret'
/** staff.postalCodeSaved */ export const postalCodeSaved = () => 'Postnumret är sparat.'
/** staff.carryCart */ export const carryCart = () => 'För över varukorgen'
/** staff.cartCarried */ export const cartCarried = () => 'Varukorgen finns nu hos kunden.'
/** staff.create */ export const create = () => 'Lägg upp en ny kund'
/** staff.createHint */ export const createHint = () => 'Kunden får en länk och bekräftar genom att välja ett lösenord.'
/** staff.createAction */ export const createAction = () => 'Skapa kund'
/** staff.customerFirstNameRequired */ export const customerFirstNameRequired = () => 'Ange kundens förnamn.'
/** staff.customerLastNameRequired */ export const customerLastNameRequired = () => 'Ange kundens efternamn.'
/** staff.customerEmailRequired */ export const customerEmailRequired = () => 'Ange kundens e-postadress.'
/** staff.customerMobileRequired */ export const customerMobileRequired = () => 'Ange kundens mobilnummer.'
/** staff.created */ export const created = (p: { readonly name: Value; readonly number: Value }) => `${p.name} är upplagd med kundnummer ${p.number}. Vi har skickat en länk för att bekräfta.`
/** staff.paymentLinkTo */ export const paymentLinkTo = (p: { readonly name: Value }) => `Skicka betallänk till ${p.name}`
/** staff.customerSms */ export const customerSms = (p: { readonly store: Value; readonly hours: Value; readonly link: Value }) => `${p.store} har lagt upp dig som kund. Bekräfta och välj lösenord inom ${p.hours} timmar: ${p.link}`
/** staff.personalNumber */ export const personalNumber = () => 'Personnummer'
/** staff.letter.customerSubject */ export const letterCustomerSubject = () => 'Bekräfta att du är kund hos oss'
/** staff.letter.customerBody */ export const letterCustomerBody = (p: { readonly store: Value }) => `${p.store} har lagt upp dig som kund. Bekräfta genom att välja ett lösenord, så kan du logga in.`
/** staff.letter.customerAction */ export const letterCustomerAction = () => 'Bekräfta och välj lösenord'
/** staff.letter.customerUnexpected */ export const letterCustomerUnexpected = () => 'Har du inte bett om det? Då behöver du inte göra något.'
/** staff.carryChannel */ export const carryChannel = () => 'Skicka en länk till kunden'
/** staff.carryNone */ export const carryNone = () => 'Ingen länk'
/** staff.cartCarriedSms */ export const cartCarriedSms = (p: { readonly ending: Value }) => `Varukorgen finns nu hos kunden. En länk skickas som sms till numret som slutar på ${p.ending}.`
/** staff.cartCarriedEmail */ export const cartCarriedEmail = () => 'Varukorgen finns nu hos kunden. En länk skickas med e-post.'
/** staff.carryHint */ export const carryHint = () => 'Kunden loggar in, godkänner köpet och betalar själv. Så tecknas linsabonnemang.'
/** staff.cartSms */ export const cartSms = (p: { readonly store: Value; readonly link: Value }) => `${p.store} har lagt varor i din varukorg. Logga in för att se dem och betala: ${p.link}`
/** staff.letter.cartSubject */ export const letterCartSubject = (p: { readonly store: Value }) => `${p.store} har lagt varor i din varukorg`
/** staff.letter.cartBody */ export const letterCartBody = (p: { readonly store: Value }) => `${p.store} har lagt varor i din varukorg. Logga in för att se vad det är och vad det kostar. Inget är köpt förrän du godkänner och betalar.`
/** staff.letter.cartAction */ export const letterCartAction = () => 'Se varorna och betala'
/** staff.letter.cartUnexpected */ export const letterCartUnexpected = () => 'Har du inte bett om det? Då behöver du inte göra något.'
