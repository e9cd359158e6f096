import type { PaymentIcon, PaymentMethod } from '@klarsikt/core/payment'
import type { AccessCheck } from './access/access-check.js'
import { giftCard } from './payment/gift-card/gift-card.js'
import { klarna } from './payment/klarna/klarna.js'
import { observeProvider } from './payment/observe-provider.js'
import type { OfferedMethod, PaymentProvider, ProviderModule, ProviderParts } from './payment/port.js'
import type { ProviderSettings } from './payment/settings.js'

/** Every payment provider, in the order that the checkout offers them: a new one is its folder and its place here. */
const PROVIDERS: readonly ProviderModule[] = [klarna, giftCard]

/** Which provider handles which payment method. */
export type PaymentRegistry = {
  byMethod(method: number): PaymentProvider | undefined
  byName(name: string): PaymentProvider | undefined
  /** The methods of the providers that are configured, as the checkout offers them to a customer or to a store. */
  offered(shopper: { readonly store: boolean }): readonly OfferedMethod[]
  /** The default payment method: the first method that leads to a page of a provider. */
  readonly defaultMethod: PaymentMethod | null
  /** The marks of all providers that are configured. */
  readonly marks: readonly PaymentIcon[]
}

/** The providers that are configured. */
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

/** Whether the providers that are configured take our credentials. */
export function paymentAccess(settings: ProviderSettings): readonly AccessCheck[] {
  return PROVIDERS.flatMap((module) => module.access(settings) ?? [])
}

/** Where forms of the shop may lead for the sake of paying: pages of the providers that are configured. */
export function paymentFormTargets(settings: ProviderSettings): readonly string[] {
  return PROVIDERS.flatMap((module) => module.formTargets(settings))
}
