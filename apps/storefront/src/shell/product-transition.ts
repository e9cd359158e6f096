/** The transition name of the picture that moves from a card to the product's page. See shell.css for its end. */
const NAME = 'product-picture'

let leaving: HTMLElement | null = null

/** Returns the picture of the card that contains a link. Null for other links, and for users who prefer less motion. */
export function cardPicture(link: Element): HTMLElement | null {
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return null
  return link.closest('article')?.querySelector('picture') ?? null
}

/** Gives the picture its transition name, which it keeps until the next page is shown. */
export function letGo(picture: HTMLElement): void {
  released()
  picture.style.viewTransitionName = NAME
  leaving = picture
}

/** Removes the name after a navigation, whether or not it succeeded. */
export function released(): void {
  if (leaving) leaving.style.viewTransitionName = ''
  leaving = null
}
