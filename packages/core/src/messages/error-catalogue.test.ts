import { expect, it } from 'vitest'
import * as bookingErrorsMessages from './generated/booking-errors.js'
import * as errorMessages from './generated/error.js'
import * as purchaseErrorsMessages from './generated/purchase-errors.js'
import * as storesMessages from './generated/stores.js'

/** Every error that needs a message: its requirement, the message, and a part that it must contain. */
const CATALOGUE: readonly (readonly [string, (params: { orgNumber: string; store: string }) => string, RegExp])[] = [
  ['login failed, try again [ERR-001]', errorMessages.loginFailed, /misslyckades.*Försök igen/],
  ['something went wrong [ERR-002]', errorMessages.generic, /Något gick fel.*kundservice/],
  ['BankID has issues, try later [ERR-003]', errorMessages.bankidUnavailable, /BankID.*senare|BankID.*stund/],
  [
    'BankID time expired or too many attempts [ERR-004]',
    errorMessages.bankidTimeoutOrTooManyAttempts,
    /BankID|[Tt]iden/,
  ],
  ['BankID aborted [ERR-005]', errorMessages.bankidAborted, /BankID avbröts/],
  ['verification mail used too late [ERR-006]', errorMessages.accountVerificationExpired, /[Ll]ogga in/],
  ['login unavailable [ERR-007]', errorMessages.loginUnavailable, /logga in just nu/],
  ['booking time taken [ERR-008]', bookingErrorsMessages.bookingSlotTaken, /Välj en annan tid/],
  [
    'external booking provider unavailable [ERR-009]',
    bookingErrorsMessages.bookingExternalProviderUnavailable,
    /butik/,
  ],
  ['geolocation failed [ERR-010]', storesMessages.geolocationFailed, /position/],
  ['organisation not found [ERR-011]', errorMessages.companyNotFound, /inget företag/],
  ['company lookup problem [ERR-012]', errorMessages.companyLookupProblem, /företagssupport|kontakta/i],
  ['no customer found [ERR-013]', errorMessages.customerNotFound, /Ingen kund/],
  ['customer already exists [ERR-014]', errorMessages.customerAlreadyExists, /finns redan/],
  ['gift card not found [ERR-015]', purchaseErrorsMessages.giftcardNotFound, /inget presentkort/],
  ['gift card PIN required [ERR-016]', purchaseErrorsMessages.giftcardPinRequired, /pinkod/],
  ['payment provider problems [ERR-017]', purchaseErrorsMessages.paymentProvider, /Försök igen senare/],
  ['out of stock [ERR-018]', purchaseErrorsMessages.productOutOfStock, /slut i lager/],
  ['glasses out of stock [ERR-018]', purchaseErrorsMessages.productGlassesOutOfStock, /Glasögonen är slut/],
  ['not for subscription [ERR-019]', purchaseErrorsMessages.productNotForSubscription, /abonnemang/],
  [
    'not for a store [ERR-020]',
    purchaseErrorsMessages.productNotForStore,
    /^Butiker kan inte lägga till denna produkt/,
  ],
  ['glasses subscription required [ERR-021]', errorMessages.glassesSubscriptionRequired, /glasögonabonnemang/i],
  ['subscription maintenance [ERR-022]', errorMessages.subscriptionMaintenance, /underhåller/],
  ['site not supported [ERR-032]', errorMessages.siteNotSupported, /stöds inte/],
  ['page not found [ERR-033]', errorMessages.pageNotFoundTitle, /finns inte/],
]

it.each(CATALOGUE)('has a Swedish text for: %s', (_, message, part) => {
  expect(message({ orgNumber: '556000-0000', store: 'Malmö' })).toMatch(part)
})
