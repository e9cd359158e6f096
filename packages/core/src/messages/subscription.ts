/** The lens subscription. */
export const subscriptionMessages = {
  'subscription.status.100': 'Aktivt',
  'subscription.status.200': 'Avslutat',
  'subscription.status.520': 'Pausat',
  'subscription.lens.nextDelivery': 'Nästa leverans {date}',
  'subscription.lens.interval': 'Leveransintervall',
  'subscription.lens.pause': 'Pausa',
  'subscription.lens.pause.info':
    'När abonnemanget är pausat görs inga dragningar och inga leveranser.',
  'subscription.lens.activate': 'Aktivera',
  'subscription.lens.reactivateFrozen': 'Återaktivera frysta produkter',
  'subscription.lens.cancel': 'Avsluta',
  'subscription.lens.cancel.confirm':
    'Ett avslutat abonnemang kan inte återupptas. Vill du avsluta?',
  'subscription.lens.updateDelivery': 'Ändra leverans',
  'subscription.lens.temporaryAddress': 'Tillfällig leveransadress',
  'subscription.lens.temporaryAddress.period': 'Gäller från {from} till {to}',
  'subscription.lens.processing': 'Ordern behandlas cirka {days} arbetsdagar före leveransdagen.',
  'subscription.lens.sending': 'Linserna skickas cirka {days} arbetsdagar före leveransdagen.',
  'subscription.lens.value.delivery': 'Fri leverans, värde minst 200 kr per år',
  'subscription.lens.value.exam': 'Årlig linsundersökning, värde minst 550 kr',
  'subscription.paused': 'Abonnemanget är pausat.',
  'subscription.activated': 'Abonnemanget är aktivt.',
  'subscription.cancelled': 'Abonnemanget är avslutat.',
  'subscription.productAdded': 'Produkten är tillagd i abonnemanget.',
  'subscription.paymentUpdated': 'Betalsättet är uppdaterat.',
} as const
