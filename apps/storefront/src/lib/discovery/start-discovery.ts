import { createDiscovery } from '@klarsikt/discovery'
import { noteFailure } from '../note-failure.js'
import { forgetViewedArticles } from '../viewed-articles.js'
import { recommendArticles } from './recommend.js'
import type { StartDiscovery } from './run-discovery.js'

/** Connects to the discovery service of this site. It is called only with consent to personal suggestions. */
export const startDiscovery: StartDiscovery = async ({ merchant, market, locale, shopperId }) => {
  const client = createDiscovery({
    tenant: merchant,
    market,
    locale,
    apiUrl: '',
    userId: shopperId,
    consent: true,
    report: (message) => noteFailure(new Error(message)),
  })
  return {
    recommend: (type, productIds) => recommendArticles(client, type, productIds),
    stop() {
      client.setConsent(false)
      forgetViewedArticles()
    },
  }
}
