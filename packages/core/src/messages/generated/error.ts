// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '../message.js'
/** error.generic */ export const generic = () => 'Något gick fel. Försök igen eller kontakta kundservice.'
/** error.network */ export const network = () => 'Vi får ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.'
/** error.session.expired */ export const sessionExpired = () => 'Du har varit inaktiv en stund och behöver logga in igen.'
/** error.unauthorized */ export const unauthorized = () => 'Logga in för att fortsätta.'
/** error.forbidden */ export const forbidden = () => 'Du har inte behörighet att se den här sidan.'
/** error.tooManyRequests */ export const tooManyRequests = /* @__PURE__ */ message('error.tooManyRequests', () => 'Du har gjort många försök på kort tid. Vänta en stund och försök igen.')
/** error.csrf */ export const csrf = () => 'Sidan har varit öppen för länge. Ladda om den och försök igen.'
/** error.validation.summary */ export const validationSummary = (p: { readonly count: number }) => p.count === 1 ? 'Ett fält behöver rättas till.' : `${digits(p.count)} fält behöver rättas till.`
/** error.login.failed */ export const loginFailed = () => 'Inloggningen misslyckades. Försök igen.'
/** error.login.invalidCredentials */ export const loginInvalidCredentials = () => 'E-postadressen eller lösenordet stämmer inte. Försök igen.'
/** error.login.unavailable */ export const loginUnavailable = () => 'Det går inte att logga in just nu. Försök igen om en stund.'
/** error.login.termsNotAccepted */ export const loginTermsNotAccepted = () => 'Våra kontovillkor har uppdaterats. Godkänn dem för att fortsätta.'
/** error.login.emailNotVerified */ export const loginEmailNotVerified = (p: { readonly email: Value }) => `Du behöver bekräfta din e-postadress innan du kan logga in. Öppna länken i mejlet vi skickade till ${p.email}.`
/** error.login.eidEmailNotVerified */ export const loginEidEmailNotVerified = (p: { readonly email: Value }) => `Din inloggning med e-legitimation lyckades, men e-postadressen är inte bekräftad än. Öppna länken i mejlet vi skickade till ${p.email}.`
/** error.login.noAccountForEid */ export const loginNoAccountForEid = () => 'Det finns inget konto kopplat till ditt personnummer. Skapa ett konto eller logga in med e-post.'
/** error.login.locked */ export const loginLocked = (p: { readonly minutes: number }) => `Kontot är tillfälligt låst efter flera misslyckade försök. Försök igen om ${p.minutes === 1 ? `${digits(p.minutes)} minut` : `${digits(p.minutes)} minuter`} eller återställ lösenordet.`
/** error.account.verificationExpired */ export const accountVerificationExpired = () => 'Länken för att bekräfta kontot gäller inte längre. Logga in igen så skickar vi ett nytt mejl, och använd länken så snart du kan.'
/** error.account.emailTaken */ export const accountEmailTaken = () => 'Det finns redan ett konto med den här e-postadressen. Logga in eller återställ ditt lösenord.'
/** error.bankid.unavailable */ export const bankidUnavailable = () => 'Det är problem med inloggning via Mobilt BankID just nu. Försök igen senare eller logga in med e-post och lösenord.'
/** error.bankid.timeoutOrTooManyAttempts */ export const bankidTimeoutOrTooManyAttempts = () => 'Tiden för BankID har gått ut eller så har fel kod angetts för många gånger. Starta om inloggningen.'
/** error.bankid.aborted */ export const bankidAborted = () => 'Inloggningen med BankID avbröts.'
/** error.booking.slotTaken */ export const bookingSlotTaken = /* @__PURE__ */ message('error.booking.slotTaken', () => 'Tiden har precis bokats av någon annan. Välj en annan tid.')
/** error.booking.holdExpired */ export const bookingHoldExpired = (p: { readonly minutes: Value }) => `Vi kunde bara hålla tiden åt dig i ${p.minutes} minuter. Välj en tid igen för att fortsätta.`
/** error.booking.externalProviderUnavailable */ export const bookingExternalProviderUnavailable = (p: { readonly store: Value }) => `Leverantören av bokningen för ${p.store} svarar inte just nu. Föreslå en tid, så svarar butiken, eller välj en annan butik.`
/** error.booking.unsettled */ export const bookingUnsettled = () => 'Vi väntar fortfarande på besked från butikens bokningssystem. Försök igen om en stund.'
/** error.booking.notFound */ export const bookingNotFound = () => 'Vi hittar inte bokningen. Kontrollera länken eller kontakta butiken.'
/** error.booking.tooLateToChange */ export const bookingTooLateToChange = () => 'Det går inte längre att ändra bokningen på nätet. Kontakta butiken.'
/** error.booking.noSlots */ export const bookingNoSlots = /* @__PURE__ */ message('error.booking.noSlots', () => 'Det finns inga lediga tider för dina val. Prova ett annat datum eller en annan butik.')
/** error.b2b.organisationNotFound */ export const b2bOrganisationNotFound = (p: { readonly orgNumber: Value }) => `Vi hittar inget företag med organisationsnumret ${p.orgNumber}. Kontrollera numret.`
/** error.b2b.lookupProblem */ export const b2bLookupProblem = () => 'Vi kunde inte hämta företagets uppgifter. Kontakta vår företagssupport så hjälper vi dig.'
/** error.b2b.companyDeregistered */ export const b2bCompanyDeregistered = () => 'Företaget är avregistrerat och kan inte teckna avtal. Kontakta företagssupporten om det är fel.'
/** error.b2b.agreementNotFound */ export const b2bAgreementNotFound = () => 'Vi hittar inte avtalet. Länken kan vara för gammal.'
/** error.b2b.agreementIncomplete */ export const b2bAgreementIncomplete = () => 'Något fattas i avtalet. Fyll i alla steg först.'
/** error.b2b.agreementSigned */ export const b2bAgreementSigned = () => 'Avtalet är redan tecknat och kan inte ändras.'
/** error.b2b.agreementChanged */ export const b2bAgreementChanged = () => 'Avtalet har ändrats sedan det skickades för underskrift. Granska det och teckna igen.'
/** error.b2b.agreementLinkExpired */ export const b2bAgreementLinkExpired = () => 'Länken gäller inte längre. Be om en ny.'
/** error.b2b.otherSignatory */ export const b2bOtherSignatory = () => 'Den som legitimerade sig är inte den som står som avtalstecknare. Ändra avtalstecknaren eller teckna med rätt person.'
/** error.b2b.agreementExists */ export const b2bAgreementExists = () => 'Företaget har redan ett avtal med oss. Kontakta företagssupporten om du vill ändra det.'
/** error.b2b.requisitionHandled */ export const b2bRequisitionHandled = () => 'Rekvisitionen är redan hanterad.'
/** error.b2b.requisitionLinkExpired */ export const b2bRequisitionLinkExpired = () => 'Länken till rekvisitionen gäller inte längre. Be medarbetaren skicka en ny.'
/** error.customer.notFound */ export const customerNotFound = () => 'Ingen kund hittades. Kontrollera uppgifterna eller skapa en ny kund.'
/** error.customer.alreadyExists */ export const customerAlreadyExists = () => 'Kunden finns redan. Sök fram kunden i stället.'
/** error.lifestyle.glassesSubscriptionRequired */ export const lifestyleGlassesSubscriptionRequired = () => 'Kopplingen till Lifestyle misslyckades. Du behöver ha ett glasögonabonnemang först.'
/** error.lifestyle.alreadyConnected */ export const lifestyleAlreadyConnected = () => 'Abonnemanget är redan kopplat till Lifestyle.'
/** error.subscription.maintenance */ export const subscriptionMaintenance = () => 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.'
/** error.subscription.cancelledFinal */ export const subscriptionCancelledFinal = () => 'Abonnemanget är avslutat och kan inte återupptas. Skapa ett nytt abonnemang i stället.'
/** error.subscription.changeWindowClosed */ export const subscriptionChangeWindowClosed = () => 'Nästa leverans behandlas redan. Ändringen gäller från leveransen därefter.'
/** error.vto.camera */ export const vtoCamera = () => 'Vi kommer inte åt kameran. Tillåt kamera i webbläsaren och försök igen.'
/** error.vto.generic */ export const vtoGeneric = () => 'Virtuell provning fungerar inte just nu. Försök igen senare.'
/** error.viewer3d */ export const viewer3d = () => '3D-vyn kunde inte visas på din enhet.'
/** error.browser.unsupported */ export const browserUnsupported = () => 'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)'
/** error.page.notFound.title */ export const pageNotFoundTitle = () => 'Sidan finns inte'
/** error.page.notFound.body */ export const pageNotFoundBody = () => 'Sidan du söker har flyttats eller tagits bort. Sök på webbplatsen eller gå till startsidan.'
/** error.page.server.title */ export const pageServerTitle = () => 'Något gick fel hos oss'
/** error.page.server.body */ export const pageServerBody = () => 'Vi arbetar på att lösa felet. Försök igen om en stund.'
/** error.i18n.missingKey */ export const i18nMissingKey = (p: { readonly key: Value }) => `[[${p.key}]]`
/** error.url.missingKey */ export const urlMissingKey = (p: { readonly key: Value }) => `#missing-url:${p.key}`
/** error.unavailable */ export const unavailable = () => 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.'
/** error.request.malformed */ export const requestMalformed = () => 'Vi kunde inte läsa det som skickades. Ladda om sidan och försök igen.'
/** error.request.wrongMethod */ export const requestWrongMethod = () => 'Adressen går inte att använda på det sättet.'
/** error.request.tooLarge */ export const requestTooLarge = () => 'Det som skickades är för stort.'
/** error.request.invalid */ export const requestInvalid = () => 'Några uppgifter behöver rättas till.'
/** error.site.notSupported */ export const siteNotSupported = () => 'Din enhet eller webbläsare stöds inte för den här funktionen.'
/** error.page.title */ export const pageTitle = () => 'Något gick fel'
/** error.booking.feeNotAccepted */ export const bookingFeeNotAccepted = (p: { readonly fee: Value }) => `Det är mindre än 24 timmar kvar till besöket. Godkänn avgiften på ${p.fee} för att fortsätta.`
/** error.booking.closed */ export const bookingClosed = () => 'Bokningen är avslutad och går inte att ändra.'
/** error.booking.notBegun */ export const bookingNotBegun = () => 'Besöket har inte börjat än.'
/** error.booking.changed */ export const bookingChanged = () => 'Någon annan har ändrat bokningen. Här ser du den som den är nu.'
/** error.booking.examinerNotFound */ export const bookingExaminerNotFound = () => 'Vi hittar ingen med det namnet i butiken.'
/** error.eyeHealthDay.notFound */ export const eyeHealthDayNotFound = () => 'Vi hittar inte förfrågan.'
/** error.waitingList.notFound */ export const waitingListNotFound = () => 'Vi hittar inte bevakningen.'
/** error.waitingList.offerOver */ export const waitingListOfferOver = () => 'Tiden är inte längre ledig för dig. Vi fortsätter bevaka.'
/** error.waitingList.tooMany */ export const waitingListTooMany = (p: { readonly count: Value }) => `Du har redan ${p.count} bevakningar. Avsluta en av dem först.`
/** error.waitingList.timeIsFree */ export const waitingListTimeIsFree = () => 'Det finns redan lediga tider då. Välj en av dem i stället.'
/** error.waitingList.closed */ export const waitingListClosed = () => 'Bokningen går inte att bevaka en tidigare tid för.'
/** error.b2b.requisitionNotFound */ export const b2bRequisitionNotFound = () => 'Vi hittar ingen rekvisition med den länken.'
