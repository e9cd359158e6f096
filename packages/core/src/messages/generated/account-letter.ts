// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** account-letter.greeting */ export const greeting = (p: { readonly name: Value }) => `Hej ${p.name}!`
/** account-letter.greetingWithoutName */ export const greetingWithoutName = () => 'Hej!'
/** account-letter.verify.subject */ export const verifySubject = () => 'Bekräfta din e-postadress'
/** account-letter.verify.body */ export const verifyBody = () => 'Tack för att du skapade ett konto hos Klarsikt. Bekräfta din e-postadress så kan du logga in.'
/** account-letter.verify.action */ export const verifyAction = () => 'Bekräfta e-postadressen'
/** account-letter.goodFor.hours */ export const goodForHours = (p: { readonly hours: number }) => `Länken gäller i ${p.hours === 1 ? `${digits(p.hours)} timme` : `${digits(p.hours)} timmar`} och kan användas en gång.`
/** account-letter.goodFor.minutes */ export const goodForMinutes = (p: { readonly minutes: Value }) => `Länken gäller i ${p.minutes} minuter och kan användas en gång.`
/** account-letter.verify.unexpected */ export const verifyUnexpected = () => 'Har du inte skapat ett konto? Då behöver du inte göra något.'
/** account-letter.exists.subject */ export const existsSubject = () => 'Du har redan ett konto'
/** account-letter.exists.body */ export const existsBody = () => 'Någon, troligen du, försökte skapa ett konto med den här e-postadressen. Du har redan ett. Logga in, eller välj ett nytt lösenord om du har glömt det.'
/** account-letter.exists.action */ export const existsAction = () => 'Logga in'
/** account-letter.reset.subject */ export const resetSubject = () => 'Välj ett nytt lösenord'
/** account-letter.reset.body */ export const resetBody = () => 'Vi har fått en begäran om att välja ett nytt lösenord till ditt konto.'
/** account-letter.reset.action */ export const resetAction = () => 'Välj lösenord'
/** account-letter.reset.unexpected */ export const resetUnexpected = () => 'Har du inte bett om det? Då behöver du inte göra något. Ditt lösenord är oförändrat.'
/** account-letter.noAccount.subject */ export const noAccountSubject = () => 'Det finns inget konto med den här adressen'
/** account-letter.noAccount.body */ export const noAccountBody = () => 'Någon, troligen du, bad om ett nytt lösenord till den här e-postadressen. Det finns inget konto med adressen. Du kanske använde en annan när du skapade det.'
/** account-letter.noAccount.action */ export const noAccountAction = () => 'Skapa konto'
/** account-letter.passwordChanged.subject */ export const passwordChangedSubject = () => 'Ditt lösenord är ändrat'
/** account-letter.passwordChanged.body */ export const passwordChangedBody = (p: { readonly when: Value }) => `Lösenordet till ditt konto ändrades ${p.when}. Var det inte du? Välj ett nytt lösenord genast och kontakta kundservice.`
/** account-letter.passwordChanged.action */ export const passwordChangedAction = () => 'Välj ett nytt lösenord'
/** account-letter.newEmail.subject */ export const newEmailSubject = () => 'Bekräfta din nya e-postadress'
/** account-letter.newEmail.body */ export const newEmailBody = () => 'Du har bett om att använda den här adressen för ditt konto hos Klarsikt. Bekräfta den så byter vi.'
/** account-letter.newEmail.action */ export const newEmailAction = () => 'Bekräfta adressen'
/** account-letter.emailChangeAsked.subject */ export const emailChangeAskedSubject = () => 'Någon vill byta e-postadress för ditt konto'
/** account-letter.emailChangeAsked.body */ export const emailChangeAskedBody = (p: { readonly when: Value }) => `Någon, troligen du, bad ${p.when} om att ditt konto ska använda en annan e-postadress. Var det inte du? Stoppa bytet genast. Då loggas alla enheter ut, och du kan välja ett nytt lösenord.`
/** account-letter.emailChangeAsked.action */ export const emailChangeAskedAction = () => 'Stoppa bytet'
/** account-letter.emailChangeAsked.expected */ export const emailChangeAskedExpected = () => 'Var det du? Då behöver du inte göra något här. Öppna mejlet som kom till den nya adressen.'
/** account-letter.loginGuesses.subject */ export const loginGuessesSubject = () => 'Ovanligt många misslyckade inloggningar'
/** account-letter.loginGuesses.body */ export const loginGuessesBody = (p: { readonly when: Value }) => `Någon har ${p.when} skrivit fel lösenord till ditt konto ovanligt många gånger. Ditt konto är inte låst, och ingen har kommit in med de lösenorden.`
/** account-letter.loginGuesses.advice */ export const loginGuessesAdvice = () => 'Var det inte du? Använd ett lösenord som du inte har någon annanstans, eller lägg till en nyckel (passkey) på Mina sidor. Då går det inte att gissa sig in.'
/** account-letter.connect.subject */ export const connectSubject = () => 'Bekräfta din e-postadress för inloggning med BankID'
/** account-letter.connect.body */ export const connectBody = (p: { readonly name: Value }) => `${p.name} har identifierat sig med BankID och vill logga in hos Klarsikt med den här e-postadressen. Är det du? Bekräfta, så kan du logga in med ditt BankID. Finns det redan ett konto med adressen kopplas ditt BankID till det.`
/** account-letter.connect.action */ export const connectAction = () => 'Bekräfta e-postadressen'
/** account-letter.connect.unexpected */ export const connectUnexpected = () => 'Är det inte du? Bekräfta inte. Den som har identifierat sig skulle annars kunna logga in på ditt konto.'
/** account-letter.passkeyAdded.subject */ export const passkeyAddedSubject = () => 'En nyckel har lagts till'
/** account-letter.passkeyAdded.body */ export const passkeyAddedBody = (p: { readonly name: Value; readonly when: Value }) => `Nyckeln ${p.name} lades till i ditt konto ${p.when} och kan användas för att logga in. Var det inte du? Ta bort nyckeln, välj ett nytt lösenord genast och kontakta kundservice.`
/** account-letter.passkeyAdded.action */ export const passkeyAddedAction = () => 'Se dina nycklar'
/** account-letter.passkeyRemoved.subject */ export const passkeyRemovedSubject = () => 'En nyckel har tagits bort'
/** account-letter.passkeyRemoved.body */ export const passkeyRemovedBody = (p: { readonly name: Value; readonly when: Value }) => `Nyckeln ${p.name} togs bort från ditt konto ${p.when} och kan inte längre användas för att logga in. Var det inte du? Välj ett nytt lösenord genast och kontakta kundservice.`
/** account-letter.passkeyRemoved.action */ export const passkeyRemovedAction = () => 'Se dina nycklar'
/** account-letter.emailChanged.subject */ export const emailChangedSubject = () => 'Din e-postadress är ändrad'
/** account-letter.emailChanged.body */ export const emailChangedBody = (p: { readonly when: Value }) => `Ditt konto använder från ${p.when} en annan e-postadress. Var det inte du? Kontakta kundservice genast.`
/** account-letter.prescription.subject */ export const prescriptionSubject = () => 'Ditt recept finns på Mina sidor'
/** account-letter.prescription.subjectCorrected */ export const prescriptionSubjectCorrected = () => 'Ditt recept är ändrat'
/** account-letter.prescription.body */ export const prescriptionBody = (p: { readonly date: Value }) => `Optikern har lagt in receptet från din synundersökning ${p.date}.`
/** account-letter.prescription.bodyCorrected */ export const prescriptionBodyCorrected = (p: { readonly date: Value }) => `Optikern har ändrat receptet från din synundersökning ${p.date}. Det nya gäller i stället för det du såg tidigare.`
/** account-letter.prescription.use */ export const prescriptionUse = () => 'Du ser styrkorna när du är inloggad, och kan använda receptet när du väljer glas. Av omsorg om dina uppgifter står de inte i det här brevet.'
/** account-letter.prescription.action */ export const prescriptionAction = () => 'Se ditt recept'
