import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { err, ok, type Result } from '../lib/result.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

/** What a picture of a prescription may be. */
export const PRESCRIPTION_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type PrescriptionPhotoType = (typeof PRESCRIPTION_PHOTO_TYPES)[number]

/** Longest picture or document that is taken, mebibytes. */
export const PRESCRIPTION_PHOTO_MEBIBYTES = 8
/** The same in bytes. */
export const PRESCRIPTION_PHOTO_BYTES = PRESCRIPTION_PHOTO_MEBIBYTES * 1024 * 1024

/** Days that a picture is kept once its strengths are entered, or its order is cancelled. */
export const PRESCRIPTION_PHOTO_KEPT_DAYS = 30

/** The signatures that files begin with; null for a byte that may be any. */
const SIGNATURES: Readonly<Record<PrescriptionPhotoType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** A file of the ISO base media format says so, and then names its brand. */
const BRANDED = { from: 4, mark: 'ftyp', to: 12 } as const
/** Brands of the pictures that iPhones store. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Bytes of a file by which {@link isHeicPhoto} knows it. */
export const PHOTO_HEAD_BYTES = BRANDED.to

/** Is it a picture as iPhones store them, which the shop cannot read? The first bytes say it. */
export function isHeicPhoto(bytes: Uint8Array): boolean {
  const head = String.fromCodePoint(...bytes.subarray(BRANDED.from, BRANDED.to))
  return head.startsWith(BRANDED.mark) && HEIC_BRANDS.includes(head.slice(BRANDED.mark.length))
}

/** What is said of a picture that an iPhone stores as HEIC. */
export function photoIsHeic(): FieldProblem {
  return fieldProblem(awaitedPrescriptionMessages.photoHeic)
}

/** What a file is by its first bytes, whatever it is called; refused where it is nothing that staff can read. */
export function checkPrescriptionPhoto(bytes: Uint8Array): Result<PrescriptionPhotoType, FieldProblem> {
  if (bytes.byteLength === 0) return err(fieldProblem(awaitedPrescriptionMessages.photoRequired))
  if (isHeicPhoto(bytes)) return err(photoIsHeic())
  if (bytes.byteLength > PRESCRIPTION_PHOTO_BYTES) return err(photoTooLarge())
  const type = PRESCRIPTION_PHOTO_TYPES.find((one) =>
    SIGNATURES[one].every((byte, at) => byte === null || bytes[at] === byte),
  )
  return type === undefined ? err(fieldProblem(awaitedPrescriptionMessages.photoType)) : ok(type)
}

/** What is said of a file that is too large. */
export function photoTooLarge(): FieldProblem {
  return fieldProblem(awaitedPrescriptionMessages.photoSize, { mebibytes: PRESCRIPTION_PHOTO_MEBIBYTES })
}
