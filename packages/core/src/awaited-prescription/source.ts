import * as prescriptionSourceMessages from '../messages/generated/prescription-source.js'

/** How the shop gets a prescription: typed before the purchase, or sent afterwards as a picture or as values. */
export const PRESCRIPTION_SOURCES = ['typed', 'photo', 'later'] as const
export type PrescriptionSource = (typeof PRESCRIPTION_SOURCES)[number]

/** Sources with which an order waits for its prescription. */
export const AWAITED_SOURCES = ['photo', 'later'] as const satisfies readonly PrescriptionSource[]
export type AwaitedSource = (typeof AWAITED_SOURCES)[number]

const SOURCE_MESSAGES = {
  photo: prescriptionSourceMessages.photo,
  later: prescriptionSourceMessages.later,
} as const satisfies Record<AwaitedSource, () => string>

/** Returns the text that a line of a cart or an order shows in place of the prescription. */
export function awaitedSourceText(source: AwaitedSource): string {
  return SOURCE_MESSAGES[source]()
}

/** Tells whether the customer sends the prescription of a cart line after the purchase. */
export function isAwaited({
  prescriptionSource,
}: {
  readonly prescriptionSource?: AwaitedSource | null | undefined
}): boolean {
  return prescriptionSource != null
}
