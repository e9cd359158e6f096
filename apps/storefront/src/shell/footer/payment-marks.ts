/** Cards and services the shop takes; American Express is not taken in Norway and Denmark [CHROME-017, CHROME-018]. */
export function paymentMarks(locale: string): readonly string[] {
  const marks = ['Klarna', 'Visa', 'Mastercard', 'American Express']
  return locale === 'nb' || locale === 'da' ? marks.slice(0, 3) : marks
}
