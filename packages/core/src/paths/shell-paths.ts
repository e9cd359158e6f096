import { featurePages } from './feature-pages.js'
import { fold, normalisePath } from './normalise-path.js'

/** Tells whether a path shows the booking of an eye exam. The page hides its booking button there. */
export function isBookingPath(raw: string): boolean {
  const path = fold(normalisePath(raw))
  return (
    path === '/booking' ||
    path === featurePages['account-booking'] ||
    isAtOrBelow(path, featurePages['booking-visual-exam'])
  )
}

/** Tells whether a path belongs to the checkout or to paying by a link. The page hides its cart button there. */
export function isCheckoutPath(raw: string): boolean {
  const path = fold(normalisePath(raw))
  return isAtOrBelow(path, featurePages.checkout) || isAtOrBelow(path, '/betala')
}

function isAtOrBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}
