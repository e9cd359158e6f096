/** Returns the address where lenses for a frame are chosen, from the address of its product page. */
export function lensStudioPath(productUrl: string): string {
  return `${productUrl}/valj-glas`
}
