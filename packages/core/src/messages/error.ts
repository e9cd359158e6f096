/** What the shopper reads when something failed. */
export const errorMessages = {
  'error.generic': 'Något gick fel. Försök igen eller kontakta kundservice.',
  'error.network': 'Vi får ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.',
  'error.session.expired': 'Du har varit inaktiv en stund och behöver logga in igen.',
  'error.forbidden': 'Du har inte behörighet att se den här sidan.',
  'error.tooManyRequests': 'Du har gjort många försök på kort tid. Vänta en stund och försök igen.',
  'error.csrf': 'Sidan har varit öppen för länge. Ladda om den och försök igen.',
  'error.validation.summary':
    '{count, plural, one {Ett fält behöver rättas till.} other {# fält behöver rättas till.}}',
  'error.login.failed': 'Inloggningen misslyckades. Försök igen.',
  'error.login.invalidCredentials': 'E-postadressen eller lösenordet stämmer inte. Försök igen.',
  'error.login.unavailable': 'Det går inte att logga in just nu. Försök igen om en stund.',
  'error.login.termsNotAccepted': 'Våra kontovillkor har uppdaterats. Godkänn dem för att fortsätta.',
  'error.login.emailNotVerified':
    'Du behöver bekräfta din e-postadress innan du kan logga in. Öppna länken i mejlet vi skickade till {email}.',
  'error.login.eidEmailNotVerified':
    'Din inloggning med e-legitimation lyckades, men e-postadressen är inte bekräftad än. Öppna länken i mejlet vi skickade till {email}.',
  'error.login.noAccountForEid':
    'Det finns inget konto kopplat till ditt personnummer. Skapa ett konto eller logga in med e-post.',
  'error.login.locked':
    'Kontot är tillfälligt låst efter flera misslyckade försök. Försök igen om {minutes, plural, one {# minut} other {# minuter}} eller återställ lösenordet.',
  'error.account.verificationExpired':
    'Länken för att bekräfta kontot gäller inte längre. Logga in igen så skickar vi ett nytt mejl, och använd länken så snart du kan.',
  'error.account.emailTaken':
    'Det finns redan ett konto med den här e-postadressen. Logga in eller återställ ditt lösenord.',
  'error.bankid.unavailable':
    'Det är problem med inloggning via Mobilt BankID just nu. Försök igen senare eller logga in med e-post och lösenord.',
  'error.bankid.timeoutOrTooManyAttempts':
    'Tiden för BankID har gått ut eller så har fel kod angetts för många gånger. Starta om inloggningen.',
  'error.bankid.aborted': 'Inloggningen med BankID avbröts.',
  'error.booking.slotTaken': 'Tiden har precis bokats av någon annan. Välj en annan tid.',
  'error.booking.holdExpired':
    'Vi kunde bara hålla tiden åt dig i {minutes} minuter. Välj en tid igen för att fortsätta.',
  'error.booking.externalProviderUnavailable':
    'Bokningen för {store} är tillfälligt otillgänglig. Välj en annan butik, försök igen senare eller kontakta butiken.',
  'error.booking.notFound': 'Vi hittar inte bokningen. Kontrollera länken eller kontakta butiken.',
  'error.booking.tooLateToChange': 'Det går inte längre att ändra bokningen på nätet. Kontakta butiken.',
  'error.booking.noSlots': 'Det finns inga lediga tider för dina val. Prova ett annat datum eller en annan butik.',
  'error.geolocation.failed': 'Vi kunde inte hämta din position. Sök på ort eller postnummer i stället.',
  'error.geolocation.denied':
    'Du har inte gett oss åtkomst till din position. Tillåt plats i webbläsaren eller sök på ort.',
  'error.b2b.organisationNotFound': 'Vi hittar inget företag med organisationsnumret {orgNumber}. Kontrollera numret.',
  'error.b2b.lookupProblem':
    'Vi kunde inte hämta företagets uppgifter. Kontakta vår företagssupport så hjälper vi dig.',
  'error.b2b.agreementExists':
    'Företaget har redan ett avtal med oss. Kontakta företagssupporten om du vill ändra det.',
  'error.b2b.requisitionHandled': 'Rekvisitionen är redan hanterad.',
  'error.b2b.requisitionLinkExpired': 'Länken till rekvisitionen gäller inte längre. Be medarbetaren skicka en ny.',
  'error.customer.notFound': 'Ingen kund hittades. Kontrollera uppgifterna eller skapa en ny kund.',
  'error.customer.alreadyExists': 'Kunden finns redan. Sök fram kunden i stället.',
  'error.giftcard.notFound': 'Vi hittar inget presentkort med det numret och den pinkoden.',
  'error.giftcard.expired': 'Presentkortet har gått ut.',
  'error.giftcard.empty': 'Presentkortet är förbrukat.',
  'error.giftcard.pinRequired': 'Ange presentkortets pinkod.',
  'error.giftcard.locked': 'Presentkortet är tillfälligt spärrat efter flera felaktiga försök. Försök igen senare.',
  'error.payment.provider': 'Vår betalningspartner har tekniska problem just nu. Försök igen senare.',
  'error.payment.declined': 'Betalningen godkändes inte. Kontrollera uppgifterna eller välj ett annat betalsätt.',
  'error.payment.cancelled': 'Betalningen avbröts. Inga pengar har dragits.',
  'error.payment.pending': 'Betalningen behandlas. Vi mejlar dig så snart den är klar.',
  'error.payment.amountChanged': 'Priset i varukorgen har ändrats. Kontrollera beloppet innan du betalar.',
  'error.product.outOfStock': 'Produkten är slut i lager.',
  'error.product.glassesOutOfStock': 'Glasögonen är slut i lager.',
  'error.product.notForSubscription':
    'Varan går inte att köpa som abonnemang. Köp den en gång i stället, eller ta bort den.',
  'error.product.notForStore': 'Butiker kan inte lägga till denna produkt.',
  'error.product.storeOnly': 'Produkten säljs bara i butik.',
  'error.product.notFound': 'Produkten finns inte längre.',
  'error.cart.maxQuantity': 'Du kan köpa högst {max} av samma produkt.',
  'error.cart.duplicateLensColour': 'Du kan inte köpa samma glasfärg två gånger till samma båge i ett köp.',
  'error.cart.pairExists':
    'Bågen ligger redan i varukorgen med andra glas. Välj om du vill ha ett par till eller byta glasen.',
  'error.cart.lineNotFound': 'Varan ligger inte kvar i varukorgen. Den kan ha tagits bort i ett annat fönster.',
  'error.cart.undoExpired': 'Det går inte längre att ångra. Lägg varorna i varukorgen igen.',
  'error.cart.updateFailed': 'Varukorgen kunde inte uppdateras. Försök igen.',
  'error.lifestyle.glassesSubscriptionRequired':
    'Kopplingen till Lifestyle misslyckades. Du behöver ha ett glasögonabonnemang först.',
  'error.lifestyle.alreadyConnected': 'Abonnemanget är redan kopplat till Lifestyle.',
  'error.subscription.maintenance': 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.',
  'error.subscription.cancelledFinal':
    'Abonnemanget är avslutat och kan inte återupptas. Skapa ett nytt abonnemang i stället.',
  'error.subscription.changeWindowClosed': 'Nästa leverans behandlas redan. Ändringen gäller från leveransen därefter.',
  'error.vto.camera': 'Vi kommer inte åt kameran. Tillåt kamera i webbläsaren och försök igen.',
  'error.vto.generic': 'Virtuell provning fungerar inte just nu. Försök igen senare.',
  'error.viewer3d': '3D-vyn kunde inte visas på din enhet.',
  'error.browser.unsupported':
    'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)',
  'error.page.notFound.title': 'Sidan finns inte',
  'error.page.notFound.body':
    'Sidan du söker har flyttats eller tagits bort. Sök på webbplatsen eller gå till startsidan.',
  'error.page.server.title': 'Något gick fel hos oss',
  'error.page.server.body': 'Vi arbetar på att lösa felet. Försök igen om en stund.',
  'error.i18n.missingKey': '[[{key}]]',
  'error.url.missingKey': '#missing-url:{key}',
  'error.unavailable': 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
  'error.request.malformed': 'Vi kunde inte läsa det som skickades. Ladda om sidan och försök igen.',
  'error.request.tooLarge': 'Det som skickades är för stort.',
  'error.request.invalid': 'Några uppgifter behöver rättas till.',
  'error.cart.quantityInvalid': 'Ange antalet som ett heltal, 0 eller mer.',
  'error.cart.empty': 'Din varukorg är tom. Lägg till något innan du går till kassan.',
  'error.prescription.invalid': 'Receptet behöver rättas till innan du kan gå vidare.',
  'error.prescription.missing':
    'Ett par glas i varukorgen saknar recept. Ta bort glasen och välj dem igen, så fyller du i receptet då.',
  'error.lens.unsuitable': 'Glasen passar inte styrkorna. Välj andra glas innan du går vidare.',
  'error.giftcard.tooMany': 'Du kan betala med högst tio presentkort i ett köp.',
  'error.checkout.incomplete': 'Fyll i alla steg i kassan innan du slutför köpet.',
  'error.delivery.unavailable': 'Leveranssättet går inte att välja för den här adressen. Välj ett annat.',
  'error.order.notFound': 'Vi hittar inte ordern. Kontrollera ordernumret eller kontakta kundservice.',
  'error.paymentRequest.notFound':
    'Vi hittar ingen betalning på den här länken. Kontrollera att hela länken från mejlet kom med, eller kontakta butiken.',
  'error.paymentRequest.expired': 'Länken gäller inte längre. Inga pengar har dragits. Be butiken om en ny.',
  'error.site.notSupported': 'Din enhet eller webbläsare stöds inte för den här funktionen.',
} as const
