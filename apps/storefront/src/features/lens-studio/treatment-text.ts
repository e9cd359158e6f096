import type { LensColour } from '@klarsikt/core/catalogue'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import type { Treatment } from './choices.js'

const COLOURS: Readonly<Record<Exclude<LensColour, 'clear'>, () => string>> = {
  grey: lensStudioMessages.colorGrey,
  brown: lensStudioMessages.colorBrown,
  green: lensStudioMessages.colorGreen,
  'photochromic-grey': lensStudioMessages.colorGrey,
  'photochromic-brown': lensStudioMessages.colorBrown,
  'photochromic-green': lensStudioMessages.colorGreen,
}

export const isPhotochromic = ({ colour }: Treatment): boolean => colour.startsWith('photochromic')

export function treatmentText(treatment: Treatment): string {
  if (treatment.colour === 'clear') return lensStudioMessages.finishClear()
  const color = COLOURS[treatment.colour]()
  if (treatment.polarized) return lensStudioMessages.finishPolarized({ color })
  if (isPhotochromic(treatment)) return lensStudioMessages.finishPhotochromic({ color })
  return lensStudioMessages.finishTint({ color: color.charAt(0).toLocaleUpperCase('sv') + color.slice(1) })
}
