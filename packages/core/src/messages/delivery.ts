/** Names and estimates of the delivery methods. */
export const deliveryMessages = {
  'delivery.postnordLetter': 'PostNord brev 1:a klass',
  'delivery.mypack': 'PostNord MyPack – hämta hos ombud',
  'delivery.mypackHome': 'PostNord MyPack Home – hemleverans',
  'delivery.clickAndCollect': 'Hämta i butik',
  'delivery.airmee': 'Airmee – hemleverans',
  'delivery.budbeeBox': 'Budbee Box',
  'delivery.budbeeHome': 'Budbee – hemleverans',
  'delivery.bringLetterNo': 'Bring brev (Norge)',
  'delivery.estimate': 'Beräknad leverans {from}–{to}',
  'delivery.track': 'Spåra paketet',
  'delivery.readyForPickup': 'Klar att hämta',
} as const
