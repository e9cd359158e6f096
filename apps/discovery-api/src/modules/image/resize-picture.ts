/** Most pixels of a source, because a small file may unpack to an enormous picture. */
const MAX_PIXELS = 60_000_000

export type PictureFormat = 'webp' | 'jpeg' | 'png'

/** Null when the source is not a readable picture. */
export async function resizePicture(source: Buffer, width: number, format: PictureFormat): Promise<Buffer | null> {
  // Loaded with the first picture, because the library takes several megabytes.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
    if (format === 'webp') return await image.webp({ quality: 78 }).toBuffer()
    if (format === 'png') return await image.png({ compressionLevel: 9 }).toBuffer()
    return await image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  } catch {
    return null
  }
}
