import type { PaymentIcon, PaymentMethod } from '@klarsikt/core/payment'
import { giftCard } from './payment/gift-card/gift-card.js'
import { klarna } from './payment/klarna/klarna.js'
import { observeProvider } from './payment/observe-provider.js'
import type { PaymentProvider, ProviderModule, ProviderParts } from './payment/port.js'

/** Every payment provider: a new one is its folder and its place here. */
const PROVIDERS: readonly ProviderModule[] = [giftCard, klarna]

/** Which provider handles which payment method. */
export type PaymentRegistry = {
  byMethod(method: number): PaymentProvider | undefined
  byName(name: string): PaymentProvider | undefined
  /** The default payment method: the first method that leads to a page of a provider. */
  readonly defaultMethod: PaymentMethod | null
  /** The marks of all providers that are configured. */
  readonly marks: readonly PaymentIcon[]
}

/** The providers that are configured. */
export function openPaymentRegistry(parts: ProviderParts): PaymentRegistry {
  const methods = new Map<number, PaymentProvider>()
  const names = new Map<string, PaymentProvider>()
  const marks: PaymentIcon[] = []
  let defaultMethod: PaymentMethod | null = null
  for (const module of PROVIDERS) {
    const opened = module.open(parts)
    if (opened === null) continue
    const provider = parts.telemetry.isOn ? observeProvider(opened, parts.telemetry) : opened
    names.set(provider.name, provider)
    marks.push(...module.marks)
    for (const method of module.methods) methods.set(method, provider)
    if (provider.capabilities.redirects) defaultMethod ??= module.methods[0] ?? null
  }
  return { byMethod: (method) => methods.get(method), byName: (name) => names.get(name), defaultMethod, marks }
}
