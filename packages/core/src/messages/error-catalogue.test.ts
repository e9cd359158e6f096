import { expect, it } from 'vitest'
import { errorMessages } from './error.js'
import { translator } from './translator.js'
import { validationMessages } from './validation.js'

const t = translator(errorMessages, validationMessages)

/** Every message of the specification's error catalogue, by the key screens use and a part that says what it must. */
const CATALOGUE: readonly (readonly [string, string, RegExp])[] = [
  ['login failed, try again [ERR-001]', 'error.login.failed', /misslyckades.*Försök igen/],
  ['something went wrong [ERR-002]', 'error.generic', /Något gick fel.*kundservice/],
  ['BankID has issues, try later [ERR-003]', 'error.bankid.unavailable', /BankID.*senare|BankID.*stund/],
  ['BankID time expired or too many attempts [ERR-004]', 'error.bankid.timeoutOrTooManyAttempts', /BankID|[Tt]iden/],
  ['BankID aborted [ERR-005]', 'error.bankid.aborted', /BankID avbröts/],
  ['verification mail used too late [ERR-006]', 'error.account.verificationExpired', /[Ll]ogga in/],
  ['login unavailable [ERR-007]', 'error.login.unavailable', /logga in just nu/],
  ['booking time taken [ERR-008]', 'error.booking.slotTaken', /Välj en annan tid/],
  ['external booking provider unavailable [ERR-009]', 'error.booking.externalProviderUnavailable', /butik/],
  ['geolocation failed [ERR-010]', 'error.geolocation.failed', /position/],
  ['organisation not found [ERR-011]', 'error.b2b.organisationNotFound', /inget företag/],
  ['company lookup problem [ERR-012]', 'error.b2b.lookupProblem', /företagssupport|kontakta/i],
  ['no customer found [ERR-013]', 'error.customer.notFound', /Ingen kund/],
  ['customer already exists [ERR-014]', 'error.customer.alreadyExists', /finns redan/],
  ['gift card not found [ERR-015]', 'error.giftcard.notFound', /inget presentkort/],
  ['gift card PIN required [ERR-016]', 'error.giftcard.pinRequired', /pinkod/],
  ['payment provider problems [ERR-017]', 'error.payment.provider', /Försök igen senare/],
  ['out of stock [ERR-018]', 'error.product.outOfStock', /slut i lager/],
  ['glasses out of stock [ERR-018]', 'error.product.glassesOutOfStock', /Glasögonen är slut/],
  ['not for subscription [ERR-019]', 'error.product.notForSubscription', /abonnemang/],
  ['not for a store [ERR-020]', 'error.product.notForStore', /^Butiker kan inte lägga till denna produkt/],
  ['glasses subscription required [ERR-021]', 'error.lifestyle.glassesSubscriptionRequired', /glasögonabonnemang/i],
  ['subscription maintenance [ERR-022]', 'error.subscription.maintenance', /underhåller/],
  ['site not supported [ERR-032]', 'error.site.notSupported', /stöds inte/],
  ['page not found [ERR-033]', 'error.page.notFound.title', /finns inte/],
]

it.each(CATALOGUE)('has a Swedish text for: %s', (_, key, part) => {
  expect(t.dynamic(key, { orgNumber: '556000-0000' })).toMatch(part)
})
