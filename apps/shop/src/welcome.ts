import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import { demoDiscountCodes, demoGiftCards } from '@klarsikt/fixtures/demo'
import type { RunningShop } from './start-shop.js'

/** What is printed when the shop is open: where it is, what to try, how to stop. */
export function welcome({ url, sandbox }: RunningShop, now: Date): string {
  const lines = [
    '',
    `  Klarsikt is open:  ${url}`,
    ...(sandbox ? [`  Mail it sends:     ${url}/sandbox/mail`, `  Klarna stand-in:   ${url}/sandbox/klarna`] : []),
    '',
    '  Visitors need no log-in. To try in the cart and at the checkout:',
    ...demoGiftCards(now).map(
      (card) => `    gift card  ${formatGiftCardNumber(card.number)}  PIN ${card.pin}  ${card.purpose}`,
    ),
    ...demoDiscountCodes(now).map((code) => `    discount   ${code.code.padEnd(19)}  ${code.text}`),
    '',
    '  Ctrl-C stops it; the data stays in the data folder.',
    '',
    '',
  ]
  return lines.join('\n')
}
