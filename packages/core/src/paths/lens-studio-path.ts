/** Address of the choice of lenses for a frame, from that of its product page. */
export function lensStudioPath(productUrl: string): string {
  return `${productUrl}/valj-glas`
}
