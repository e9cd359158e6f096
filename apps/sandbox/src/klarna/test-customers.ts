/**
 * Customers whose saved payment methods fail. The tag of the e-mail address chooses how, as in
 * `eva+declined@example.com`: every charge is declined, the card has expired, or Klarna has suspended the token.
 */
export const TEST_CUSTOMER_TAGS = ['declined', 'expired', 'suspended'] as const
export type TestCustomerTag = (typeof TEST_CUSTOMER_TAGS)[number]

/** Returns the tag of an address, or null for a customer whose charges succeed. */
export function testCustomerTag(email: unknown): TestCustomerTag | null {
  const tag = typeof email === 'string' ? /\+([a-z]+)@/.exec(email)?.[1] : undefined
  return TEST_CUSTOMER_TAGS.find((known) => known === tag) ?? null
}
