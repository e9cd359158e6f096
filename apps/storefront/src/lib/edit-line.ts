/** Navigation state from the cart to a product's page: which pair is edited, without line or strengths in the address. */
export function editLine(frameLineId: string) {
  return { editedLine: frameLineId }
}
