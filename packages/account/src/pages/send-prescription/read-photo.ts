import {
  checkPrescriptionPhoto,
  isHeicPhoto,
  PHOTO_HEAD_BYTES,
  photoIsHeic,
  photoTooLarge,
  PRESCRIPTION_PHOTO_BYTES,
} from '@klarsikt/core/awaited-prescription'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'

/** Number of bytes that are turned into text in one call. A call takes a limited number of arguments. */
const PART_BYTES = 32_768

/** Returns the file of a form in base64, or why it is refused. It does not read a file that is too large. */
export async function readPhoto(form: FormData): Promise<Result<string, string>> {
  const file = form.get('file')
  if (!(file instanceof Blob)) return refused(checkPrescriptionPhoto(new Uint8Array()))
  const heic = await heicProblem(file)
  if (heic !== undefined) return err(heic)
  if (file.size > PRESCRIPTION_PHOTO_BYTES) return err(problemText(photoTooLarge()))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const checked = checkPrescriptionPhoto(bytes)
  return checked.ok ? ok(base64Of(bytes)) : refused(checked)
}

/** Returns a message for a HEIC photo, the format of iPhones. It reads only the start of the file. */
export async function heicProblem(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  return isHeicPhoto(head) ? problemText(photoIsHeic()) : undefined
}

function refused(checked: Result<unknown, FieldProblem>): Result<string, string> {
  return err(checked.ok ? '' : problemText(checked.error))
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    text += String.fromCodePoint(...bytes.subarray(at, at + PART_BYTES))
  return btoa(text)
}
