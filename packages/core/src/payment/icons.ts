/** Names of the payment logos in the footer, which are also their alternative texts [CHROME-017]. */
export const PAYMENT_ICONS = ['Klarna', 'Visa', 'Mastercard', 'American Express'] as const
export type PaymentIcon = (typeof PAYMENT_ICONS)[number]

/** Returns the logos for a locale. Norwegian (nb) and Danish (da) have no American Express [CHROME-018]. */
export function paymentIcons(locale: string): readonly PaymentIcon[] {
  return locale === 'nb' || locale === 'da'
    ? PAYMENT_ICONS.filter((icon) => icon !== 'American Express')
    : PAYMENT_ICONS
}
