/** Returns the check digit to put after the digits (Luhn, modulus 10: weights 2, 1, 2, … from the right). */
export function luhnDigit(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index))
    const weighted = index % 2 === 0 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return (10 - (sum % 10)) % 10
}

/** Tells whether the last digit is the check digit of those before it. */
export function hasLuhnDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === Number(digits.slice(-1))
}
