import { SHOP } from '@klarsikt/shop-config'

/** The model withdrawal form that a distance seller must give to the buyer (distansavtalslagen 2005:59). */
export function withdrawalForm(orderNumber: string): { filename: string; content: string; contentType: string } {
  const content = `STANDARDFORMULÄR FÖR UTÖVANDE AV ÅNGERRÄTTEN
(Fyll i och skicka in formuläret bara om du vill ångra ett avtal.)

Till: ${SHOP.brand.name}, kundservice

Jag/Vi* meddelar härmed att jag/vi* ångrar mitt/vårt* avtal om köp av följande varor*/tillhandahållande av följande tjänst*:


Ordernummer: ${orderNumber}
Beställdes den*/Mottogs den*:
Namn på konsument(er):
Adress till konsument(er):
Underskrift av konsument(er) (endast vid meddelande på papper):
Datum:

* Stryk det som inte gäller.
`
  return { filename: 'angerblankett.txt', content, contentType: 'text/plain; charset=utf-8' }
}
