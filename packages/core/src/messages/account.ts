/** The account area. */
export const accountMessages = {
  'account.welcome': 'Hej {name}',
  'account.orders.empty': 'Du har inga ordrar än.',
  'account.subscriptions.empty': 'Du har inga abonnemang.',
  'account.invoices.empty': 'Du har inga fakturor.',
  'account.bookings.empty': 'Du har inga kommande bokningar.',
  'account.details.saved': 'Dina uppgifter är sparade.',
  'account.export': 'Ladda ner mina uppgifter',
  'account.export.ready': 'Filen är klar att ladda ner.',
  'account.erase': 'Radera mitt konto',
  'account.erase.confirm': 'Kontot och uppgifter vi inte måste spara enligt lag raderas. Det går inte att ångra.',
  'account.erase.retained':
    'Vissa uppgifter sparas enligt lag, till exempel bokföringsunderlag i sju år och patientjournal i minst tio år.',
  'account.consent.email': 'Erbjudanden via e-post',
  'account.consent.sms': 'Erbjudanden via sms',
  'account.consent.withdrawn': 'Ditt samtycke är återkallat.',
} as const
