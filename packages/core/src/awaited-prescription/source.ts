import * as prescriptionSourceMessages from '../messages/generated/prescription-source.js'

/** Where the strengths of lenses come from: typed or filled in before the purchase, or sent after it. */
export const PRESCRIPTION_SOURCES = ['typed', 'photo', 'later'] as const
export type PrescriptionSource = (typeof PRESCRIPTION_SOURCES)[number]

/** The sources whose strengths an order waits for. */
export const AWAITED_SOURCES = ['photo', 'later'] as const satisfies readonly PrescriptionSource[]
export type AwaitedSource = (typeof AWAITED_SOURCES)[number]

/** Instead of strengths, on every line of a cart or an order. */
const SOURCE_MESSAGES = {
  photo: prescriptionSourceMessages.photo,
  later: prescriptionSourceMessages.later,
} as const satisfies Record<AwaitedSource, () => string>

/** What a line says instead of its strengths. */
export function awaitedSourceText(source: AwaitedSource): string {
  return SOURCE_MESSAGES[source]()
}

/** Are the strengths of a line of a cart sent after the purchase? */
export function isAwaited({
  prescriptionSource,
}: {
  readonly prescriptionSource?: AwaitedSource | null | undefined
}): boolean {
  return prescriptionSource != null
}
