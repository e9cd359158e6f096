import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { typedMessage } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

/** Characters of what a store writes when it asks for a new picture. */
export const PHOTO_REQUEST_LENGTH = { min: 5, max: 500 } as const

/** Reads what a store writes to the customer. */
export function checkPhotoRequest(text: string): Result<string, FieldProblem> {
  const trimmed = typedMessage(text)
  const { min, max } = PHOTO_REQUEST_LENGTH
  return trimmed.length < min || trimmed.length > max
    ? err(fieldProblem(awaitedPrescriptionMessages.requestLength, { min, max }))
    : ok(trimmed)
}
