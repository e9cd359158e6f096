import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import { typedMessage } from '../lib/typed-text.js'
import * as validationMessages from '../messages/generated/validation.js'

export const BOOKING_NOTE_MAXIMUM = 500

/** Reads the note to the store [VALID-032]. It may be empty and have line breaks, but no `<` or `>`. */
export function parseBookingNote(text: string): Result<string, FieldProblem> {
  const note = typedMessage(text)
  const isValid = [...note].length <= BOOKING_NOTE_MAXIMUM && !/[<>]|(?!\n)\p{Cc}/u.test(note)
  return isValid ? ok(note) : err(fieldProblem(validationMessages.noteInvalid, { max: BOOKING_NOTE_MAXIMUM }))
}
