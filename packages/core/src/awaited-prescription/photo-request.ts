import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { err, ok, type Result } from '../lib/result.js'
import { typedMessage } from '../lib/typed-text.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

export const PHOTO_REQUEST_LENGTH = { min: 5, max: 500 } as const

/** Reads the message in which a store asks a customer for a new picture. Fails if it is too short or too long. */
export function checkPhotoRequest(text: string): Result<string, FieldProblem> {
  const trimmed = typedMessage(text)
  const { min, max } = PHOTO_REQUEST_LENGTH
  return trimmed.length < min || trimmed.length > max
    ? err(fieldProblem(awaitedPrescriptionMessages.requestLength, { min, max }))
    : ok(trimmed)
}
