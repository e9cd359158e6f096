/**
 * Customers whose saved means of payment do not work, chosen by the tag of their e-mail address, as in
 * `eva+declined@example.com`: every charge is declined, the card has run out, or Klarna has suspended the token.
 */
export const TEST_CUSTOMER_TAGS = ['declined', 'expired', 'suspended'] as const
export type TestCustomerTag = (typeof TEST_CUSTOMER_TAGS)[number]

/** The tag of an address, or null for a customer whose charges go well. */
export function testCustomerTag(email: unknown): TestCustomerTag | null {
  const tag = typeof email === 'string' ? /\+([a-z]+)@/.exec(email)?.[1] : undefined
  return TEST_CUSTOMER_TAGS.find((known) => known === tag) ?? null
}
