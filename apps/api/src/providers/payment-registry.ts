import type { PaymentIcon, PaymentMethod } from '@klarsikt/core/payment'
import type { AccessCheck } from './access/access-check.js'
import { giftCard } from './payment/gift-card/gift-card.js'
import { klarna } from './payment/klarna/klarna.js'
import { observeProvider } from './payment/observe-provider.js'
import type { OfferedMethod, PaymentProvider, ProviderModule, ProviderParts } from './payment/port.js'
import type { ProviderSettings } from './payment/settings.js'

/** All payment providers, in the order of the checkout. A new provider is added here. */
const PROVIDERS: readonly ProviderModule[] = [klarna, giftCard]

/** Finds the provider of a payment method. */
export type PaymentRegistry = {
  byMethod(method: number): PaymentProvider | undefined
  byName(name: string): PaymentProvider | undefined
  /** The methods of the configured providers that the checkout offers to a customer or to a store. */
  offered(shopper: { readonly store: boolean }): readonly OfferedMethod[]
  /** The first method that leads to a provider's page; null when there is none. */
  readonly defaultMethod: PaymentMethod | null
  /** The marks of all configured providers. */
  readonly marks: readonly PaymentIcon[]
}

export function openPaymentRegistry(parts: ProviderParts): PaymentRegistry {
  const providers = new Map<number, PaymentProvider>()
  const names = new Map<string, PaymentProvider>()
  const methods: OfferedMethod[] = []
  const marks: PaymentIcon[] = []
  let defaultMethod: PaymentMethod | null = null
  for (const module of PROVIDERS) {
    const opened = module.open(parts)
    if (opened === null) continue
    const provider = parts.telemetry.isOn ? observeProvider(opened, parts.telemetry) : opened
    names.set(provider.name, provider)
    marks.push(...module.marks)
    methods.push(...module.methods)
    for (const { method } of module.methods) providers.set(method, provider)
    if (module.redirects) defaultMethod ??= module.methods[0]?.method ?? null
  }
  return {
    byMethod: (method) => providers.get(method),
    byName: (name) => names.get(name),
    offered: ({ store }) => methods.filter(({ audience }) => store || audience === 'everybody'),
    defaultMethod,
    marks,
  }
}

/** The access checks of the configured payment providers. */
export function paymentAccess(settings: ProviderSettings): readonly AccessCheck[] {
  return PROVIDERS.flatMap((module) => module.access(settings) ?? [])
}

/** The pages of the configured providers that forms of the shop may lead to. */
export function paymentFormTargets(settings: ProviderSettings): readonly string[] {
  return PROVIDERS.flatMap((module) => module.formTargets(settings))
}
