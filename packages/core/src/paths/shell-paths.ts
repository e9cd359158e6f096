import { fold, normalisePath } from './normalise-path.js'
import { pagePaths } from './pages.js'

/** Paths that show the booking wizard or a booking, where the book-exam button is hidden. */
export function isBookingPath(raw: string): boolean {
  const path = fold(normalisePath(raw))
  return (
    path === '/booking' || path === pagePaths['account-booking'] || isAtOrBelow(path, pagePaths['booking-visual-exam'])
  )
}

/** `/checkout` and everything below it, and paying by a link: there the cart button is hidden. */
export function isCheckoutPath(raw: string): boolean {
  const path = fold(normalisePath(raw))
  return isAtOrBelow(path, pagePaths.checkout) || isAtOrBelow(path, '/betala')
}

function isAtOrBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}
