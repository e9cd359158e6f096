import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { err, ok, type Result } from '../lib/result.js'
import * as awaitedPrescriptionMessages from '../messages/generated/awaited-prescription.js'

export const PRESCRIPTION_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type PrescriptionPhotoType = (typeof PRESCRIPTION_PHOTO_TYPES)[number]

export const PRESCRIPTION_PHOTO_MEBIBYTES = 8
export const PRESCRIPTION_PHOTO_BYTES = PRESCRIPTION_PHOTO_MEBIBYTES * 1024 * 1024

/** Days to keep a picture after its prescription was entered or its order cancelled. */
export const PRESCRIPTION_PHOTO_KEPT_DAYS = 30

/** The first bytes of each type of file; null stands for any byte. */
const SIGNATURES: Readonly<Record<PrescriptionPhotoType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Where an ISO base media file, such as HEIC, has `ftyp` and then its brand. Offsets in bytes; `to` is the end. */
const BRANDED = { from: 4, mark: 'ftyp', to: 12 } as const
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Bytes that {@link isHeicPhoto} needs from the start of a file. */
export const PHOTO_HEAD_BYTES = BRANDED.to

/** Tells from its first bytes whether a file is a HEIC picture, the format of iPhones, which the shop cannot read. */
export function isHeicPhoto(bytes: Uint8Array): boolean {
  const head = String.fromCodePoint(...bytes.subarray(BRANDED.from, BRANDED.to))
  return head.startsWith(BRANDED.mark) && HEIC_BRANDS.includes(head.slice(BRANDED.mark.length))
}

/** Returns the problem of a HEIC picture, which tells how to send another format. */
export function photoIsHeic(): FieldProblem {
  return fieldProblem(awaitedPrescriptionMessages.photoHeic)
}

/** Returns the type of a file by its first bytes. Fails for an empty, too large or unreadable file. */
export function checkPrescriptionPhoto(bytes: Uint8Array): Result<PrescriptionPhotoType, FieldProblem> {
  if (bytes.byteLength === 0) return err(fieldProblem(awaitedPrescriptionMessages.photoRequired))
  if (isHeicPhoto(bytes)) return err(photoIsHeic())
  if (bytes.byteLength > PRESCRIPTION_PHOTO_BYTES) return err(photoTooLarge())
  const type = PRESCRIPTION_PHOTO_TYPES.find((one) =>
    SIGNATURES[one].every((byte, at) => byte === null || bytes[at] === byte),
  )
  return type === undefined ? err(fieldProblem(awaitedPrescriptionMessages.photoType)) : ok(type)
}

/** Returns the problem of a file above the size limit. */
export function photoTooLarge(): FieldProblem {
  return fieldProblem(awaitedPrescriptionMessages.photoSize, { mebibytes: PRESCRIPTION_PHOTO_MEBIBYTES })
}
