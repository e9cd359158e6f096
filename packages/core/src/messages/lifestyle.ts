/** The glasses subscription. */
export const lifestyleMessages = {
  'lifestyle.status.created': 'Skapat',
  'lifestyle.status.active': 'Aktivt',
  'lifestyle.status.terminated': 'Uppsagt',
  'lifestyle.startDate': 'Startdatum',
  'lifestyle.bindingEnd': 'Bindningstiden slutar',
  'lifestyle.monthlyPrice': 'Månadspris',
  'lifestyle.exchange': 'Årligt byte',
  'lifestyle.exchangeUsed': 'Årets byte är använt.',
  'lifestyle.noticePeriod': 'Uppsägningstid {days} dagar',
  'lifestyle.noticeDate': 'Uppsagt till {date}',
  'lifestyle.terminate': 'Säg upp abonnemanget',
  'lifestyle.connect.intro': 'Ange ditt födelsedatum för att koppla abonnemanget till Lifestyle.',
  'lifestyle.connected': 'Abonnemanget är kopplat till Lifestyle.',
  'lifestyle.winback.intro':
    'Ångra uppsägningen och få {months} månader utan kostnad. Bekräfta med ditt födelsedatum.',
  'lifestyle.winback.note': 'Föregående månad faktureras som vanligt.',
  'lifestyle.winback.confirm': 'Ångra uppsägningen',
  'lifestyle.winback.done':
    'Välkommen tillbaka! Uppsägningen är ångrad och du har {months} kostnadsfria månader.',
} as const
