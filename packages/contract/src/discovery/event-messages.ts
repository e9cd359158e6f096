/** Texts for the developer who sends a wrong event, word for word as specified [WEVENT-004…WEVENT-011]. */
export const EVENT_MESSAGES = {
  purchaseObject: 'purchase event requires an object as an argument',
  purchaseItems: 'purchase event requires an items array of purchased products',
  purchaseCurrency: 'purchase event requires a currency string',
  purchaseTransaction: 'purchase event requires a transaction_id string',
  itemId: 'purchased item requires an item_id of the purchased product',
  itemPrice: 'purchase item requires a unit price for the product purchased',
  itemQuantity: 'purchase item requires a quantity of products purchased',
  market: 'Market not set',
} as const

/** Returns the message `{event} event requires a string as an argument` [WEVENT-012, WEVENT-013, WEVENT-014]. */
export function stringArgument(event: string): string {
  return `${event} event requires a string as an argument`
}
