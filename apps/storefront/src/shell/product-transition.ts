/** What the picture is called while it moves from a card to the product's page; see shell.css for where it arrives. */
const NAME = 'product-picture'

let leaving: HTMLElement | null = null

/** The picture of the card that a link is part of; null for links elsewhere, and for who wants no motion. */
export function cardPicture(link: Element): HTMLElement | null {
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return null
  return link.closest('article')?.querySelector('picture') ?? null
}

/** Names the picture; it carries its name only until the next page is there. */
export function letGo(picture: HTMLElement): void {
  released()
  picture.style.viewTransitionName = NAME
  leaving = picture
}

/** Called when a navigation has ended, however it ended. */
export function released(): void {
  if (leaving) leaving.style.viewTransitionName = ''
  leaving = null
}
