import sharp, { type Sharp } from 'sharp'
import { draw } from '../draw.js'
import type { Raster } from '../render/photograph.js'
import type { PictureFormat } from '../sizes.js'
import { readMaster } from './masters.js'
import { drawnWidth, masterFile, pictureFile, type RenderJob } from './picture-file.js'
import { readSealed, writeSealed } from './sealed-file.js'

/** Makes a file: from the picture rendered ahead or from an intact stored drawing, else from `drawn`, else by drawing it. */
export async function renderPicture(job: RenderJob, drawn?: Raster): Promise<Buffer> {
  const master = await masterOf(job, drawn)
  const bytes = await encode(sharp(master).resize({ width: job.width, withoutEnlargement: true }), job.format)
  await writeSealed(pictureFile(job), bytes)
  return bytes
}

/** Returns the JPEG bytes that are stored, so that a picture is the same whether it was just drawn or read. */
async function masterOf(job: RenderJob, drawn?: Raster): Promise<Buffer> {
  const rendered = job.master === undefined ? null : await readMaster(job.master)
  if (rendered) return rendered
  const path = masterFile(job)
  const stored = await readSealed(path)
  if (stored) return stored
  const { width, height, data } = drawn ?? (await draw(job.spec, drawnWidth(job.width)))
  const master = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await writeSealed(path, master)
  return master
}

function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 62, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 82, effort: 3 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    case 'png':
      return image.png().toBuffer()
  }
}
