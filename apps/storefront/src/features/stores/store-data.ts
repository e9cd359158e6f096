import type { Store } from '@klarsikt/contract/shop/types'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { encodedHref } from '@klarsikt/core/paths'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The store as search engines read it. */
export function opticianData(origin: string, store: Store) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Optician',
    name: `${BRAND_NAME} ${store.name}`,
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
    openingHoursSpecification: store.hours.flatMap((hours, day) =>
      hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[day]}`, ...hours }] : [],
    ),
  }
}
