import type { PaymentMethod } from '@klarsikt/core/payment'
import type { PaymentProvider } from './port.js'

/** Which provider handles which payment method of the checkout. A new provider is a folder and a line where this is made. */
export type PaymentRegistry = {
  byMethod(method: number): PaymentProvider | undefined
  byName(name: string): PaymentProvider | undefined
}

export function createPaymentRegistry(
  entries: readonly { method: PaymentMethod; provider: PaymentProvider }[],
): PaymentRegistry {
  const methods = new Map<number, PaymentProvider>(entries.map(({ method, provider }) => [method, provider]))
  const names = new Map(entries.map(({ provider }) => [provider.name, provider]))
  return { byMethod: (method) => methods.get(method), byName: (name) => names.get(name) }
}
