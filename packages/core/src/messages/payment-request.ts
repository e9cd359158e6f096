/** Paying by a link that a store has sent: the page, and the letters about it. */
export const paymentRequestMessages = {
  'paymentRequest.title': 'Betala till {brand}',
  'paymentRequest.paidTitle': 'Tack för din betalning',
  'paymentRequest.expiredTitle': 'Länken gäller inte längre',
  'paymentRequest.pendingTitle': 'Betalningen behandlas',
  'paymentRequest.notFoundTitle': 'Länken leder ingenstans',
  'paymentRequest.purpose': 'Betalningen gäller',
  'paymentRequest.amount': 'Att betala',
  'paymentRequest.paidAmount': 'Betalt',
  'paymentRequest.store': 'Butik',
  'paymentRequest.number': 'Nummer',
  'paymentRequest.date': 'Datum',
  'paymentRequest.goodUntil': 'Länken gäller till',
  'paymentRequest.instant': '{date} kl. {time}',
  'paymentRequest.sent': 'Du betalar hos Klarna: direkt, senare eller i delar. Du väljer där.',
  'paymentRequest.open': 'Du har börjat betala hos Klarna. Fortsätt där du var.',
  'paymentRequest.paid': 'Betalningen är klar. Vi har mejlat en bekräftelse till dig.',
  'paymentRequest.stopped':
    'Betalningen stoppades av Klarna i efterhand. Inga pengar har dragits. Kontakta butiken, så hjälper de dig vidare.',
  'paymentRequest.pay': 'Betala {amount} med Klarna',
  'paymentRequest.leaving': 'Du skickas vidare till Klarna.',
  'paymentRequest.tryAgain': 'Du kan försöka igen när du vill, så länge länken gäller.',
  'paymentRequest.check': 'Se om betalningen är klar',
  'paymentRequest.receipt': 'Kvittot med moms får du av butiken. Det här är en bekräftelse på betalningen.',
  'paymentRequest.unexpected':
    'Väntade du dig inte det här? Då behöver du inte göra någonting. Kontakta gärna butiken.',
  'paymentRequest.withoutScript':
    'Utan JavaScript kan du betala här, men sidan säger inte själv till när det är klart.',
} as const
