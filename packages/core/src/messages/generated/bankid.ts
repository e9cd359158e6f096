// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** bankid.login */ export const login = /* @__PURE__ */ message('bankid.login', () => 'Logga in med Mobilt BankID')
/** bankid.sameDevice */ export const sameDevice = /* @__PURE__ */ message('bankid.sameDevice', () => 'BankID på den här enheten')
/** bankid.otherDevice */ export const otherDevice = /* @__PURE__ */ message('bankid.otherDevice', () => 'Mobilt BankID på annan enhet')
/** bankid.open */ export const open = /* @__PURE__ */ message('bankid.open', () => 'Öppna BankID')
/** bankid.cancel */ export const cancel = /* @__PURE__ */ message('bankid.cancel', () => 'Avbryt')
/** bankid.restart */ export const restart = () => 'Starta om'
/** bankid.qr.alt */ export const qrAlt = /* @__PURE__ */ message('bankid.qr.alt', () => 'QR-kod för inloggning med BankID. Koden byts varje sekund.')
/** bankid.qr.instruction */ export const qrInstruction = /* @__PURE__ */ message('bankid.qr.instruction', () => 'Öppna BankID-appen på din mobil, tryck på QR-symbolen och rikta kameran mot koden.')
/** bankid.userVisible.login */ export const userVisibleLogin = () => 'Jag loggar in på Mina sidor.'
/** bankid.userVisible.signAgreement */ export const userVisibleSignAgreement = (p: { readonly agreementNumber: Value; readonly company: Value }) => `Jag godkänner avtalet ${p.agreementNumber} för ${p.company}.`
/** bankid.rfa1 */ export const rfa1 = /* @__PURE__ */ message('bankid.rfa1', () => 'Starta BankID-appen.')
/** bankid.rfa1.qr */ export const rfa1Qr = /* @__PURE__ */ message('bankid.rfa1.qr', () => 'Starta BankID-appen och läs av QR-koden.')
/** bankid.rfa2 */ export const rfa2 = () => 'BankID-appen är inte installerad. Kontakta din bank.'
/** bankid.rfa3 */ export const rfa3 = /* @__PURE__ */ message('bankid.rfa3', () => 'Åtgärden avbröts. Försök igen.')
/** bankid.rfa4 */ export const rfa4 = /* @__PURE__ */ message('bankid.rfa4', () => 'En identifiering eller underskrift för det här personnumret pågår redan. Försök igen.')
/** bankid.rfa5 */ export const rfa5 = /* @__PURE__ */ message('bankid.rfa5', () => 'Tekniskt fel hos BankID. Försök igen.')
/** bankid.rfa6 */ export const rfa6 = /* @__PURE__ */ message('bankid.rfa6', () => 'Åtgärden avbröts.')
/** bankid.rfa8 */ export const rfa8 = /* @__PURE__ */ message('bankid.rfa8', () => 'BankID-appen svarar inte. Kontrollera att appen är igång och att du har internetanslutning. Saknar du ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.')
/** bankid.rfa9.auth */ export const rfa9Auth = /* @__PURE__ */ message('bankid.rfa9.auth', () => 'Skriv in din säkerhetskod i BankID-appen och välj Legitimera.')
/** bankid.rfa9.sign */ export const rfa9Sign = /* @__PURE__ */ message('bankid.rfa9.sign', () => 'Skriv in din säkerhetskod i BankID-appen och välj Skriv under.')
/** bankid.rfa13 */ export const rfa13 = /* @__PURE__ */ message('bankid.rfa13', () => 'Försöker starta BankID-appen.')
/** bankid.rfa15a */ export const rfa15a = /* @__PURE__ */ message('bankid.rfa15a', () => 'Söker efter BankID. Hittas inget efter några sekunder finns det troligen inget BankID som går att använda på den här datorn. Sätt i ditt BankID-kort om du har ett, eller använd BankID på en annan enhet.')
/** bankid.rfa15b */ export const rfa15b = /* @__PURE__ */ message('bankid.rfa15b', () => 'Söker efter BankID. Hittas inget efter några sekunder finns det troligen inget BankID som går att använda på den här enheten. Skaffa ett hos din bank eller använd en annan enhet.')
/** bankid.rfa16 */ export const rfa16 = /* @__PURE__ */ message('bankid.rfa16', () => 'Ditt BankID är spärrat eller för gammalt. Använd ett annat eller skaffa ett nytt hos din bank.')
/** bankid.rfa17a */ export const rfa17a = /* @__PURE__ */ message('bankid.rfa17a', () => 'Vi hittar inte BankID-appen på din dator eller mobil. Installera den och skaffa ett BankID hos din bank. Appen finns i din appbutik och på install.bankid.com.')
/** bankid.rfa17b */ export const rfa17b = /* @__PURE__ */ message('bankid.rfa17b', () => 'QR-koden kunde inte läsas av. Starta BankID-appen och läs av koden igen. Kontrollera att appen är uppdaterad.')
/** bankid.rfa19 */ export const rfa19 = () => 'Vill du använda BankID på den här datorn eller Mobilt BankID?'
/** bankid.rfa20 */ export const rfa20 = () => 'Vill du använda BankID på den här enheten eller på en annan enhet?'
/** bankid.rfa21.auth */ export const rfa21Auth = /* @__PURE__ */ message('bankid.rfa21.auth', () => 'Identifieringen pågår.')
/** bankid.rfa21.sign */ export const rfa21Sign = /* @__PURE__ */ message('bankid.rfa21.sign', () => 'Underskriften pågår.')
/** bankid.rfa22 */ export const rfa22 = /* @__PURE__ */ message('bankid.rfa22', () => 'Okänt fel. Försök igen.')
/** bankid.rfa23 */ export const rfa23 = /* @__PURE__ */ message('bankid.rfa23', () => 'Fotografera och läs av din id-handling med BankID-appen.')
/** bankid.notSupportedByUserApp */ export const notSupportedByUserApp = /* @__PURE__ */ message('bankid.notSupportedByUserApp', () => 'Din BankID-app behöver uppdateras. Uppdatera den och försök igen.')
/** bankid.transactionRiskBlocked */ export const transactionRiskBlocked = /* @__PURE__ */ message('bankid.transactionRiskBlocked', () => 'BankID stoppade åtgärden av säkerhetsskäl. Kontakta kundservice om du behöver hjälp.')
/** bankid.userCallConfirm */ export const userCallConfirm = /* @__PURE__ */ message('bankid.userCallConfirm', () => 'Bekräfta i BankID-appen att du pratar med oss i telefon.')
/** bankid.userDeclinedCall */ export const userDeclinedCall = /* @__PURE__ */ message('bankid.userDeclinedCall', () => 'Åtgärden avbröts eftersom du svarade att du inte pratar med oss i telefon.')
/** bankid.processing */ export const processing = /* @__PURE__ */ message('bankid.processing', () => 'BankID behandlar din identifiering.')
/** bankid.signTitle */ export const signTitle = /* @__PURE__ */ message('bankid.signTitle', () => 'Skriv under med BankID')
/** bankid.starting */ export const starting = /* @__PURE__ */ message('bankid.starting', () => 'Förbereder BankID …')
/** bankid.completeAuth */ export const completeAuth = /* @__PURE__ */ message('bankid.completeAuth', () => 'Klart! Du är identifierad.')
/** bankid.retryLogin */ export const retryLogin = () => 'Försök med BankID igen'
/** bankid.completeSign */ export const completeSign = /* @__PURE__ */ message('bankid.completeSign', () => 'Klart! Du har skrivit under.')
