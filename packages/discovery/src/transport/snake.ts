/** `productId` becomes `product_id`: the keys of an object as the wire writes them, one level deep. */
export function snakeKeys(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
