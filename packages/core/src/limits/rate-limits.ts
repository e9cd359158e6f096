/** Most attempts within a number of minutes. */
export type RateLimit = { readonly tries: number; readonly minutes: number }

/**
 * Attempts before the answer is 429, counted by what follows the colon. The shop chose the numbers; configuration may
 * raise them for tests.
 */
export const RATE_LIMITS = {
  // Wrong passwords are counted by account and address together, and by address. They are not counted by account alone,
  // because strangers could then lock a customer out.
  'login:pair': { tries: 5, minutes: 15 },
  'login:address': { tries: 20, minutes: 15 },
  // A device on which the account was logged in before has its own count.
  'login:device': { tries: 10, minutes: 15 },
  // From this many failures of one account the customer gets a warning, once a day.
  'login-failures:account': { tries: 20, minutes: 60 },
  'login-warning:account': { tries: 1, minutes: 1_440 },
  'store-login:pair': { tries: 5, minutes: 15 },
  'store-login:address': { tries: 20, minutes: 15 },
  'store-login:device': { tries: 10, minutes: 15 },
  'one-time-code-sent:staff': { tries: 5, minutes: 15 },
  'one-time-code:staff': { tries: 5, minutes: 15 },
  /** Time between two codes that are sent to the same person. */
  'one-time-code:pause': { tries: 1, minutes: 1 },
  'customer-lookup:staff': { tries: 60, minutes: 60 },
  'order-lookup:staff': { tries: 60, minutes: 60 },
  'agreement-lookup:staff': { tries: 60, minutes: 60 },
  'staff-mobile:staff': { tries: 5, minutes: 60 },
  'customer-create:staff': { tries: 30, minutes: 60 },
  'password-reset:e-mail': { tries: 3, minutes: 60 },
  'password-reset:address': { tries: 20, minutes: 60 },
  'registration:address': { tries: 20, minutes: 60 },
  'registration:e-mail': { tries: 5, minutes: 60 },
  'verification:e-mail': { tries: 3, minutes: 60 },
  'verification:address': { tries: 20, minutes: 60 },
  // The log-in page requests one each time it is opened.
  'passkey:address': { tries: 60, minutes: 10 },
  'password:customer': { tries: 5, minutes: 15 },
  'gift-card-pin:card': { tries: 5, minutes: 60 },
  'gift-card-lookup:address': { tries: 10, minutes: 10 },
  'gift-card-resend:customer': { tries: 5, minutes: 60 },
  'gift-card-print:customer': { tries: 20, minutes: 60 },
  'gift-card-resend:order': { tries: 5, minutes: 60 },
  'gift-card-print:staff': { tries: 30, minutes: 60 },
  'birth-date:customer': { tries: 5, minutes: 60 },
  'bankid-start:address': { tries: 5, minutes: 10 },
  // A waiting page asks once a second.
  'bankid-collect:address': { tries: 1_200, minutes: 1 },
  'referral-code:customer': { tries: 10, minutes: 60 },
  'discount-code:session': { tries: 10, minutes: 10 },
  'discount-code:address': { tries: 60, minutes: 10 },
  // An office or a school shops behind one address. The limits are far above what people do and far below what a
  // program does.
  'cart:address': { tries: 1_200, minutes: 1 },
  'checkout:address': { tries: 300, minutes: 1 },
  'checkout-submit:address': { tries: 60, minutes: 1 },
  'payment-start:address': { tries: 60, minutes: 1 },
  'search:address': { tries: 1_200, minutes: 1 },
  'company-lookup:address': { tries: 20, minutes: 60 },
  'company-reference:address': { tries: 60, minutes: 60 },
  'agreement-save:address': { tries: 120, minutes: 10 },
  'agreement-letter:e-mail': { tries: 5, minutes: 60 },
  'agreement-read:address': { tries: 60, minutes: 10 },
  'payment-link:customer': { tries: 5, minutes: 60 },
  'payment-link:employee': { tries: 60, minutes: 60 },
  'payment-link-lookup:address': { tries: 10, minutes: 10 },
  // An office or a school books behind one address. A time is held each time somebody looks at one.
  'booking-hold:address': { tries: 60, minutes: 10 },
  'booking-create:address': { tries: 30, minutes: 10 },
  'booking-read:address': { tries: 120, minutes: 10 },
  // Each is a picture of several megabytes.
  'exam-prescription:store': { tries: 120, minutes: 60 },
  'prescription-photo:address': { tries: 30, minutes: 60 },
  'prescription-photo:order': { tries: 20, minutes: 60 },
  'prescription-link:address': { tries: 120, minutes: 10 },
  'pick-up-code:address': { tries: 30, minutes: 10 },
  'store-stock:address': { tries: 300, minutes: 1 },
  // Nobody reviews twenty purchases in an hour.
  'review:customer': { tries: 20, minutes: 60 },
  'booking-slots:address': { tries: 600, minutes: 1 },
  'booking:e-mail': { tries: 10, minutes: 60 },
  'glasses-subscription-winback:address': { tries: 60, minutes: 10 },
  'glasses-subscription-create:address': { tries: 60, minutes: 10 },
  'requisition:address': { tries: 120, minutes: 10 },
  'requisition-send:booking': { tries: 5, minutes: 60 },
  'requisition-list:e-mail': { tries: 5, minutes: 60 },
  'requisition-list:address': { tries: 20, minutes: 60 },
  'withdrawal:address': { tries: 10, minutes: 60 },
  // Counted together with the address, so that a stranger who knows an order or an e-mail address cannot prevent a
  // withdrawal in time.
  'withdrawal:order-pair': { tries: 5, minutes: 60 },
  'withdrawal:e-mail-pair': { tries: 5, minutes: 60 },
  'eye-health-day:address': { tries: 10, minutes: 60 },
  'eye-health-day:e-mail': { tries: 5, minutes: 60 },
  'waiting-list:address': { tries: 10, minutes: 60 },
  // Each sends an SMS to a number that anybody can type.
  'waiting-list:mobile': { tries: 3, minutes: 1_440 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
