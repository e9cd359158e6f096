/** BankID texts, by the message ids of the relying-party guidelines. */
export const bankidMessages = {
  'bankid.login': 'Logga in med Mobilt BankID',
  'bankid.sameDevice': 'BankID på den här enheten',
  'bankid.otherDevice': 'Mobilt BankID på annan enhet',
  'bankid.open': 'Öppna BankID',
  'bankid.cancel': 'Avbryt',
  'bankid.restart': 'Starta om',
  'bankid.qr.alt': 'QR-kod för inloggning med BankID. Koden byts varje sekund.',
  'bankid.qr.instruction': 'Öppna BankID-appen på din mobil, tryck på QR-symbolen och rikta kameran mot koden.',
  'bankid.userVisible.login': 'Jag loggar in på Mina sidor.',
  'bankid.userVisible.signAgreement': 'Jag godkänner avtalet {agreementNumber} för {company}.',
  'bankid.rfa1': 'Starta BankID-appen.',
  'bankid.rfa1.qr': 'Starta BankID-appen och läs av QR-koden.',
  'bankid.rfa2': 'BankID-appen är inte installerad. Kontakta din bank.',
  'bankid.rfa3': 'Åtgärden avbröts. Försök igen.',
  'bankid.rfa4': 'En identifiering eller underskrift för det här personnumret pågår redan. Försök igen.',
  'bankid.rfa5': 'Tekniskt fel hos BankID. Försök igen.',
  'bankid.rfa6': 'Åtgärden avbröts.',
  'bankid.rfa8':
    'BankID-appen svarar inte. Kontrollera att appen är igång och att du har internetanslutning. Saknar du ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.',
  'bankid.rfa9.auth': 'Skriv in din säkerhetskod i BankID-appen och välj Legitimera.',
  'bankid.rfa9.sign': 'Skriv in din säkerhetskod i BankID-appen och välj Skriv under.',
  'bankid.rfa13': 'Försöker starta BankID-appen.',
  'bankid.rfa15a':
    'Söker efter BankID. Hittas inget efter några sekunder finns det troligen inget BankID som går att använda på den här datorn. Sätt i ditt BankID-kort om du har ett, eller använd BankID på en annan enhet.',
  'bankid.rfa15b':
    'Söker efter BankID. Hittas inget efter några sekunder finns det troligen inget BankID som går att använda på den här enheten. Skaffa ett hos din bank eller använd en annan enhet.',
  'bankid.rfa16': 'Ditt BankID är spärrat eller för gammalt. Använd ett annat eller skaffa ett nytt hos din bank.',
  'bankid.rfa17a':
    'Vi hittar inte BankID-appen på din dator eller mobil. Installera den och skaffa ett BankID hos din bank. Appen finns i din appbutik och på install.bankid.com.',
  'bankid.rfa17b':
    'QR-koden kunde inte läsas av. Starta BankID-appen och läs av koden igen. Kontrollera att appen är uppdaterad.',
  'bankid.rfa19': 'Vill du använda BankID på den här datorn eller Mobilt BankID?',
  'bankid.rfa20': 'Vill du använda BankID på den här enheten eller på en annan enhet?',
  'bankid.rfa21.auth': 'Identifieringen pågår.',
  'bankid.rfa21.sign': 'Underskriften pågår.',
  'bankid.rfa22': 'Okänt fel. Försök igen.',
  'bankid.rfa23': 'Fotografera och läs av din id-handling med BankID-appen.',
  'bankid.notSupportedByUserApp': 'Din BankID-app behöver uppdateras. Uppdatera den och försök igen.',
  'bankid.transactionRiskBlocked':
    'BankID stoppade åtgärden av säkerhetsskäl. Kontakta kundservice om du behöver hjälp.',
  'bankid.userCallConfirm': 'Bekräfta i BankID-appen att du pratar med oss i telefon.',
  'bankid.userDeclinedCall': 'Åtgärden avbröts eftersom du svarade att du inte pratar med oss i telefon.',
  'bankid.processing': 'BankID behandlar din identifiering.',
} as const
