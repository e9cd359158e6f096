import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { typedCode, typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as staffOrderMessages from '../messages/generated/staff-order.js'
import { DELIVERY_SERVICES, type DeliveryMethod } from './methods.js'

const NUMBER_LENGTH = { min: 6, max: 40 } as const
const URL_MAXIMUM = 500

/** Pages on which a carrier shows a parcel by its number. Other carriers send a link for each parcel. */
const CARRIER_PAGES: Readonly<Record<string, string>> = {
  PostNord: 'https://tracking.postnord.com/se/?id=',
  Bring: 'https://tracking.bring.se/tracking/',
}

/** Tracking of a parcel as staff type it. Both are empty if the carrier gives none. */
export type TypedTracking = { readonly trackingNumber: string; readonly trackingUrl: string }

type Parsed = { readonly number: string; readonly url: string } | null
type TrackingProblems = Readonly<Partial<Record<keyof TypedTracking, FieldProblem>>>

/**
 * Reads the tracking that staff typed; null if both fields are empty. Customers open the link, so it must be https
 * without a user name. It may be empty for carriers with a known page. `brand` names the shop where it carries itself.
 */
export function parseTracking(
  { trackingNumber, trackingUrl }: TypedTracking,
  method: DeliveryMethod,
  brand: string,
): Result<Parsed, TrackingProblems> {
  const number = typedCode(trackingNumber).toUpperCase()
  const typedUrl = typedText(trackingUrl)
  if (number === '')
    return typedUrl === '' ? ok(null) : err({ trackingNumber: fieldProblem(staffOrderMessages.trackingNumberRequired) })
  const isNumber =
    number.length >= NUMBER_LENGTH.min && number.length <= NUMBER_LENGTH.max && /^[A-Z0-9-]+$/.test(number)
  if (!isNumber) return err({ trackingNumber: fieldProblem(staffOrderMessages.trackingNumberInvalid, NUMBER_LENGTH) })
  if (typedUrl !== '') {
    return isCarrierUrl(typedUrl)
      ? ok({ number, url: typedUrl })
      : err({ trackingUrl: fieldProblem(staffOrderMessages.trackingUrlInvalid, { max: URL_MAXIMUM }) })
  }
  const carrier = DELIVERY_SERVICES[method].carrier ?? brand
  const page = CARRIER_PAGES[carrier]
  return page === undefined
    ? err({ trackingUrl: fieldProblem(staffOrderMessages.trackingUrlRequired, { carrier }) })
    : ok({ number, url: `${page}${number}` })
}

function isCarrierUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && text.length <= URL_MAXIMUM
}
