import type { StagePicture } from '../stage/face-stage.js'

/** Why a file cannot be used. */
export type PictureProblem = 'unreadable' | 'small'

/** A picture of the customer, upright and reduced. It exists only in this canvas. */
export type FacePicture = StagePicture

/**
 * Longer side in pixels to which a picture is reduced. It is enough for a screen, and every graphics card can hold it.
 */
const LONGEST_PX = 1600

/** When the longer side has fewer pixels, the pupils cannot be marked well enough. */
const LEAST_PX = 400

/** Below this brightness, from 0 to 1, faces are hard to see. */
const DARK = 0.16

/** Side in pixels of the sample for the brightness. */
const SAMPLE_PX = 24

/** Reads a picture on this device, or returns the problem. */
export async function readPicture(file: Blob): Promise<FacePicture | PictureProblem> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return 'unreadable'
  const longest = Math.max(bitmap.width, bitmap.height)
  if (longest < LEAST_PX) {
    bitmap.close()
    return 'small'
  }
  const scale = Math.min(1, LONGEST_PX / longest)
  const canvas = drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const brightness = brightnessOf(bitmap)
  bitmap.close()
  return { canvas, brightness }
}

export const isDark = ({ brightness }: Pick<FacePicture, 'brightness'>) => brightness < DARK

function drawn(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** Returns the mean brightness of the middle, where the face is, from 0 to 1. */
export function brightnessOf(picture: CanvasImageSource): number {
  const sample = drawn(picture, SAMPLE_PX, SAMPLE_PX)
  const inset = SAMPLE_PX / 4
  const side = SAMPLE_PX / 2
  const pixels = sample.getContext('2d')?.getImageData(inset, inset, side, side).data
  if (!pixels) return 1
  let sum = 0
  for (let i = 0; i < pixels.length; i += 4)
    sum += 0.2126 * pixels[i]! + 0.7152 * pixels[i + 1]! + 0.0722 * pixels[i + 2]!
  return sum / (pixels.length / 4) / 255
}
