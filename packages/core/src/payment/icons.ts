/** Payment logos in the footer; the name is the alternative text [CHROME-017]. */
export const PAYMENT_ICONS = ['Klarna', 'Visa', 'Mastercard', 'American Express'] as const
export type PaymentIcon = (typeof PAYMENT_ICONS)[number]

/** American Express is not shown in Norwegian (nb) and Danish (da) [CHROME-018]. */
export function paymentIcons(locale: string): readonly PaymentIcon[] {
  return locale === 'nb' || locale === 'da'
    ? PAYMENT_ICONS.filter((icon) => icon !== 'American Express')
    : PAYMENT_ICONS
}
