/** At most so many tries in so many minutes. */
export type RateLimit = { readonly tries: number; readonly minutes: number }

/**
 * How often a thing may be tried before the answer is 429; counted for what the name says after the colon. Values of our
 * own; a server may raise them by configuration, for tests.
 */
export const RATE_LIMITS = {
  'login:account': { tries: 5, minutes: 15 },
  'login:address': { tries: 20, minutes: 15 },
  'password-reset:e-mail': { tries: 3, minutes: 60 },
  'gift-card-pin:card': { tries: 5, minutes: 60 },
  'gift-card-lookup:address': { tries: 10, minutes: 10 },
  'birth-date:customer': { tries: 5, minutes: 60 },
  'bankid-start:address': { tries: 5, minutes: 10 },
  'discount-code:session': { tries: 10, minutes: 10 },
  'discount-code:address': { tries: 60, minutes: 10 },
  // An office or a school shops behind one address: far more than people do, far less than a program does.
  'cart:address': { tries: 1_200, minutes: 1 },
  'checkout:address': { tries: 300, minutes: 1 },
  'checkout-submit:address': { tries: 60, minutes: 1 },
  'payment-start:address': { tries: 60, minutes: 1 },
  'search:address': { tries: 1_200, minutes: 1 },
  'company-lookup:address': { tries: 20, minutes: 60 },
  'payment-request:customer': { tries: 5, minutes: 60 },
  'payment-request-lookup:address': { tries: 10, minutes: 10 },
  'withdrawal:address': { tries: 10, minutes: 60 },
  'withdrawal:order': { tries: 5, minutes: 60 },
  'withdrawal:e-mail': { tries: 5, minutes: 60 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
