import { checkPrescriptionPhoto, type PrescriptionPhotoType } from '@klarsikt/core/awaited-prescription'
import { type FieldProblem, fieldProblem } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import sharp from 'sharp'

/** The longest side of a stored picture, in pixels. Small print on an A4 page stays readable. */
const SIDE_PIXELS = 3_000
/** The maximum number of pixels, because a small file can unpack to a picture that fills the memory. */
const PICTURE_PIXELS = 60_000_000
const JPEG_QUALITY = 85

export type PreparedPhoto = {
  readonly mediaType: Extract<PrescriptionPhotoType, 'image/jpeg' | 'application/pdf'>
  readonly file: Uint8Array
}

/**
 * Prepares the file to store. A picture is encoded again, upright and without its metadata (place, time, owner); a PDF
 * is stored unchanged.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Result<PreparedPhoto, FieldProblem>> {
  const type = checkPrescriptionPhoto(bytes)
  if (!type.ok) return type
  if (type.value === 'application/pdf') return ok({ mediaType: type.value, file: bytes })
  try {
    const file = await sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_PIXELS, height: SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
    return ok({ mediaType: 'image/jpeg', file })
  } catch {
    // The file begins like a picture, but is invalid or incomplete.
    return err(fieldProblem(awaitedPrescriptionMessages.photoType))
  }
}
