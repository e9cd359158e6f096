import type { Store } from '@klarsikt/contract/shop/types'
import type { PlainDate } from '@klarsikt/core/calendar'
import { STORE_SERVICE_MESSAGES } from '@klarsikt/core/stores'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { deviatingDays } from './store-rows.js'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns the store as structured data for search engines. */
export function opticianData(origin: string, store: Store, today: PlainDate) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Optician',
    name: `${SHOP.brand.name} ${store.name}`,
    url: origin + encodedHref('store', { slug: store.slug }),
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      postalCode: store.postalCode,
      addressLocality: store.city,
      addressCountry: 'SE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lon },
    hasMap: `https://www.openstreetmap.org/?mlat=${store.lat}&mlon=${store.lon}#map=17/${store.lat}/${store.lon}`,
    openingHoursSpecification: store.hours.flatMap((hours, day) =>
      hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[day]}`, ...hours }] : [],
    ),
    specialOpeningHoursSpecification: deviatingDays(store, today).map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // A closed day opens and closes at the same time.
      ...(hours ?? { opens: '00:00', closes: '00:00' }),
    })),
    ...(store.services.length > 0 && {
      availableService: store.services.map((service) => ({
        '@type': 'MedicalTest',
        name: STORE_SERVICE_MESSAGES[service](),
      })),
    }),
  }
}
