// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, message, type Value } from '../message.js'
/** checkout.contact */ export const contact = () => 'Kontaktuppgifter'
/** checkout.delivery */ export const delivery = /* @__PURE__ */ message('checkout.delivery', () => 'Leverans')
/** checkout.payment */ export const payment = () => 'Betalning'
/** checkout.withoutFreight */ export const withoutFreight = () => 'utan frakt'
/** checkout.summary */ export const summary = () => 'Sammanfattning'
/** checkout.payNow */ export const payNow = (p: { readonly amount: Value }) => `Betala ${p.amount}`
/** checkout.orderWithPayment */ export const orderWithPayment = () => 'Köp – beställning med betalningsskyldighet'
/** checkout.acceptTerms */ export const acceptTerms = () => 'Jag godkänner köpvillkoren.'
/** checkout.giftcard.apply */ export const giftcardApply = /* @__PURE__ */ message('checkout.giftcard.apply', () => 'Använd presentkort')
/** checkout.giftcard.remaining */ export const giftcardRemaining = /* @__PURE__ */ message('checkout.giftcard.remaining', (p: { readonly amount: Value }) => `Kvar på presentkortet: ${p.amount}`)
/** checkout.giftcard.toPay */ export const giftcardToPay = (p: { readonly amount: Value }) => `Kvar att betala: ${p.amount}`
/** checkout.directPaymentFirst */ export const directPaymentFirst = /* @__PURE__ */ message('checkout.directPaymentFirst', () => 'Betala direkt')
/** checkout.creditPayment */ export const creditPayment = /* @__PURE__ */ message('checkout.creditPayment', () => 'Betala senare (kredit)')
/** checkout.marketingOptIn */ export const marketingOptIn = () => 'Ja tack, skicka erbjudanden via e-post och sms.'
/** checkout.email */ export const email = () => 'E-postadress'
/** checkout.pieces */ export const pieces = (p: { readonly count: number }) => p.count === 1 ? `${digits(p.count)} vara` : `${digits(p.count)} varor`
/** checkout.done */ export const done = () => 'Klar'
/** checkout.toDelivery */ export const toDelivery = () => 'Fortsätt till leverans'
/** checkout.toPayment */ export const toPayment = () => 'Fortsätt till betalning'
/** checkout.contactHint */ export const contactHint = () => 'Orderbekräftelsen mejlas hit, och sms:et om paketet går till ditt mobilnummer.'
/** checkout.newsletter */ export const newsletter = () => 'Ja tack, mejla mig nyheter och erbjudanden. Jag kan avsluta när jag vill.'
/** checkout.chooseDelivery */ export const chooseDelivery = () => 'Välj leveranssätt'
/** checkout.chooseStore */ export const chooseStore = () => 'Butik att hämta i'
/** checkout.storeOption */ export const storeOption = (p: { readonly store: Value; readonly when: Value }) => `${p.store}: klar ${p.when}`
/** checkout.storeHas */ export const storeHas = (p: { readonly when: Value }) => `Finns i butiken, klar ${p.when}.`
/** checkout.storeFromWarehouse */ export const storeFromWarehouse = (p: { readonly when: Value }) => `Skickas till butiken från lagret, klar ${p.when}.`
/** checkout.storeRequired */ export const storeRequired = () => 'Välj vilken butik du vill hämta i.'
/** checkout.storesMissing */ export const storesMissing = () => 'Vi kunde inte hämta butikerna just nu.'
/** checkout.discountQuestion */ export const discountQuestion = () => 'Har du en rabattkod?'
/** checkout.discountRemove */ export const discountRemove = (p: { readonly code: Value }) => `Ta bort rabattkoden ${p.code}`
/** checkout.discountRemoved */ export const discountRemoved = (p: { readonly reason: Value; readonly code: Value }) => `${p.reason} Vi har tagit bort ${p.code}, och summan är ändrad.`
/** checkout.discountApplied */ export const discountApplied = (p: { readonly code: Value; readonly text: Value }) => `Rabattkoden ${p.code} används: ${p.text}.`
/** checkout.giftcard.question */ export const giftcardQuestion = () => 'Har du ett presentkort?'
/** checkout.giftcard.hint */ export const giftcardHint = () => 'Numret har 16 siffror och pinkoden fyra. Du kan använda flera presentkort.'
/** checkout.giftcard.saved */ export const giftcardSaved = (p: { readonly last4: Value; readonly amount: Value }) => `Använd •••• ${p.last4}, saldo ${p.amount}`
/** checkout.giftcard.logIn */ export const giftcardLogIn = () => 'Logga in igen för att betala med ett sparat presentkort'
/** checkout.giftcard.label */ export const giftcardLabel = (p: { readonly last4: Value }) => `Presentkort •••• ${p.last4}`
/** checkout.giftcard.applied */ export const giftcardApplied = (p: { readonly amount: Value }) => `Presentkortet betalar ${p.amount}.`
/** checkout.giftcard.removed */ export const giftcardRemoved = () => 'Presentkortet är borttaget.'
/** checkout.giftcard.coversAll */ export const giftcardCoversAll = () => 'Presentkorten betalar hela köpet. Inget mer dras.'
/** checkout.termsBefore */ export const termsBefore = () => 'Jag godkänner '
/** checkout.termsLink */ export const termsLink = () => 'köpvillkoren'
/** checkout.withdrawal */ export const withdrawal = () => 'Vid varje vara står hur länge du kan ångra köpet, räknat från att du har fått den. Enligt lag är det minst 14 dagar, utom för det som tillverkas efter ditt recept.'
/** checkout.withdrawalLink */ export const withdrawalLink = () => 'Så ångrar du ett köp'
/** checkout.madeToOrder */ export const madeToOrder = () => 'Glas som slipas efter ditt recept tillverkas för dig. Lagstadgad ångerrätt gäller inte för dem, men du har öppet köp hos oss enligt köpvillkoren.'
/** checkout.priceChanged */ export const priceChanged = (p: { readonly amount: Value }) => `Priset har ändrats. Den nya summan är ${p.amount}. Kontrollera den och bekräfta köpet igen.`
/** checkout.priceChangedCards */ export const priceChangedCards = (p: { readonly amount: Value; readonly giftCards: Value }) => `Priset har ändrats. Den nya summan är ${p.amount}, och presentkort betalar ${p.giftCards} av den. Kontrollera den och bekräfta köpet igen.`
/** checkout.outOfStock */ export const outOfStock = (p: { readonly names: Value }) => `${p.names} finns inte längre i det antal du har valt.`
/** checkout.outOfStockUnknown */ export const outOfStockUnknown = () => 'Något i varukorgen har hunnit ta slut.'
/** checkout.editCart */ export const editCart = () => 'Ändra i varukorgen'
/** checkout.retryHint */ export const retryHint = () => 'Allt du har skrivit finns kvar.'
/** checkout.buyRetryHint */ export const buyRetryHint = () => 'Allt finns kvar. Du kan försöka igen utan att köpa dubbelt, även om vi redan har tagit emot din order.'
/** checkout.endedHint */ export const endedHint = () => 'Varukorgen och dina uppgifter finns kvar. Du kan försöka igen eller ändra köpet.'
/** checkout.pendingTitle */ export const pendingTitle = () => 'Du har en påbörjad betalning'
/** checkout.pendingText */ export const pendingText = () => 'Du kan fortsätta där du var, eller ändra köpet här nedanför och betala på nytt.'
/** checkout.reviewTitle */ export const reviewTitle = () => 'Din betalning granskas'
/** checkout.reviewText */ export const reviewText = () => 'Du behöver inte göra något mer. Vi mejlar dig så snart den är klar.'
/** checkout.pendingContinue */ export const pendingContinue = () => 'Fortsätt betalningen'
/** checkout.pendingFollow */ export const pendingFollow = () => 'Visa hur betalningen går'
/** checkout.redirecting */ export const redirecting = () => 'Du skickas till betalningen …'
/** checkout.showSummary */ export const showSummary = () => 'Visa sammanfattningen'
/** checkout.logIn */ export const logIn = () => 'Har du konto? Logga in, så fylls dina uppgifter i.'
/** checkout.loggedIn */ export const loggedIn = (p: { readonly email: Value }) => `Du är inloggad som ${p.email}.`
/** checkout.emptyLoggedOut */ export const emptyLoggedOut = () => 'Lade du något i varukorgen när du var inloggad? Logga in igen, så finns det kvar.'
/** checkout.emptyText */ export const emptyText = () => 'Lägg något i varukorgen, så kan du betala här.'
/** checkout.items */ export const items = () => 'Varor'
/** checkout.payment.opening */ export const paymentOpening = () => 'Vi öppnar betalningen.'
/** checkout.payment.done */ export const paymentDone = () => 'Betalningen är klar.'
/** checkout.subscriptionSaved */ export const subscriptionSaved = () => 'Det du betalar med sparas hos Klarna för ditt abonnemang, och nästa leverans dras därifrån. Du får ett mejl innan, och kan pausa eller avsluta på Mina sidor.'
/** checkout.subscriptionAccount */ export const subscriptionAccount = () => 'Ett abonnemang sparas på ditt konto. Logga in innan du fyller i dina uppgifter.'
/** checkout.subscriptionLogIn */ export const subscriptionLogIn = () => 'Logga in eller skapa konto'
/** checkout.savedCard */ export const savedCard = () => 'Ditt sparade kort. Vi drar beloppet direkt och leveranserna framöver.'
/** checkout.savedCardLogIn */ export const savedCardLogIn = () => 'Logga in igen för att betala med ett sparat kort'
