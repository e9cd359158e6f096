import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import type { RunningShop } from './start-shop.js'

const DEMO_BANNER = [
  '  +--------------------------------------------------------------------+',
  '  | DEMO SHOP (KLARSIKT_DEMO=1): invented goods; its gift cards, codes |',
  '  | and log-ins are public. Never take real orders with it.            |',
  '  +--------------------------------------------------------------------+',
]

/** Returns the text that is printed when the shop is open: its address, what to try, and how to stop it. */
export async function welcome(
  { url, sandbox, demo }: Pick<RunningShop, 'url' | 'sandbox' | 'demo'>,
  now: Date,
): Promise<string> {
  const lines = [
    '',
    ...(demo ? [...DEMO_BANNER, ''] : []),
    `  Klarsikt is open:  ${url}`,
    ...(sandbox
      ? [
          `  Mail stand-in:     ${url}/sandbox/mail`,
          `  SMS stand-in:      ${url}/sandbox/sms`,
          `  Booking stand-in:  ${url}/sandbox/booking (the booking system of one store)`,
          `  Klarna stand-in:   ${url}/sandbox/klarna (buyers pay there; anybody can approve)`,
          `  BankID stand-in:   ${url}/sandbox/bankid (the telephone of test persons)`,
          `  Company register:  ${url}/sandbox/company-register (the companies that can be looked up)`,
        ]
      : []),
    '',
    ...(demo ? [...(await demoCodes(now)), ''] : []),
    '  Ctrl-C stops it; the data stays in the data folder.',
    '',
    '',
  ]
  return lines.join('\n')
}

async function demoCodes(now: Date): Promise<string[]> {
  // A real shop never loads the demo goods.
  const { demoCustomers, demoDiscountCodes, demoGiftCards, demoStaff } = await import('@klarsikt/fixtures/demo')
  return [
    '  To try in the cart and at the checkout:',
    ...demoGiftCards(now).map(
      (card) => `    gift card  ${formatGiftCardNumber(card.number)}  PIN ${card.pin}  ${card.purpose}`,
    ),
    ...demoDiscountCodes(now).map((code) => `    discount   ${code.code.padEnd(19)}  ${code.text}`),
    '  To log in as:',
    ...demoCustomers().map(
      ({ email, password, purpose }) => `    customer   ${email.padEnd(21)}  ${password}  ${purpose}`,
    ),
    ...demoStaff().map(
      ({ storeId, employeeNumber, password, purpose }) =>
        `    store      ${`${storeId}, employee ${employeeNumber}`.padEnd(21)}  ${password}  ${purpose}; the code comes to the mail stand-in`,
    ),
  ]
}
