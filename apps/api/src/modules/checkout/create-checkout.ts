import { href } from '@klarsikt/core/paths'
import { PaymentMethod } from '@klarsikt/core/payment'
import type { Deps } from '../../context.js'
import type { Implemented } from '../../http/endpoint-handler.js'
import { createLocalDelivery } from '../../providers/delivery/local.js'
import { createSmtpSender } from '../../providers/mail/smtp.js'
import { createGiftCardProvider } from '../../providers/payment/gift-card/gift-card.js'
import { createKlarna } from '../../providers/payment/klarna/klarna.js'
import { createPaymentRegistry, type PaymentRegistry } from '../../providers/payment/registry.js'
import { createStandInWarehouse, type StandInTimes } from '../../providers/warehouse/stand-in.js'
import { giftCardRoutes } from '../gift-card/routes.js'
import { termsText } from '../mail/terms-text.js'
import { paymentRequestRoutes } from '../payment-request/routes.js'
import { noticeKey } from '../payment/notice-key.js'
import { paymentRoutes } from '../payment/routes.js'
import { createBackgroundWork, type BackgroundWork } from './background-work.js'
import { checkoutCarts } from './carts.js'
import type { CheckoutDeps } from './ports.js'
import { checkoutRoutes } from './routes.js'
import { databaseStock } from './stock.js'

export type Checkout = {
  readonly deps: CheckoutDeps
  readonly endpoints: readonly Implemented[]
  readonly work: BackgroundWork
}

/** Puts checkout, payments, orders and letters together on the parts of the api. */
export function createCheckout(
  parts: Pick<Deps, 'database' | 'clock' | 'log' | 'encryption' | 'catalogue' | 'settings'>,
  options: { readonly standInWarehouse?: StandInTimes | null } = {},
): Checkout {
  const { settings, catalogue } = parts
  const shopUrl = () => settings.publicUrl
  const deps: CheckoutDeps = {
    database: parts.database,
    clock: parts.clock,
    log: parts.log,
    encryption: parts.encryption,
    carts: checkoutCarts(parts),
    stock: databaseStock,
    stores: { find: (id) => catalogue.state.content.stores.find((store) => store.id === id) ?? null },
    delivery: createLocalDelivery(),
    payments: registry(parts),
    shopUrl,
    termsText: () => {
      const page = catalogue.state.content.pages.find(({ path }) => path === href('purchase-terms'))
      return page ? termsText(page) : null
    },
  }
  const { standInWarehouse } = options
  const { smtpUrl } = settings
  return {
    deps,
    endpoints: [...checkoutRoutes(deps), ...paymentRoutes(deps), ...paymentRequestRoutes(deps), ...giftCardRoutes],
    work: createBackgroundWork(deps, {
      mail: smtpUrl === null ? null : createSmtpSender({ url: () => smtpUrl, from: settings.mailFrom }),
      warehouse: standInWarehouse ? createStandInWarehouse(parts.clock, standInWarehouse, shopUrl) : null,
    }),
  }
}

/** Which provider takes which method. A new provider is a folder beside these and a line here. */
function registry({ settings, encryption }: Pick<Deps, 'settings' | 'encryption'>): PaymentRegistry {
  const entries: Parameters<typeof createPaymentRegistry>[0][number][] = [
    { method: PaymentMethod.GiftCard, provider: createGiftCardProvider() },
  ]
  if (settings.klarna) {
    const provider = createKlarna({
      ...settings.klarna,
      shopUrl: () => settings.publicUrl,
      noticeKey: (paymentId) => noticeKey(encryption, paymentId),
    })
    entries.push({ method: PaymentMethod.Klarna, provider }, { method: PaymentMethod.KlarnaInStore, provider })
  }
  return createPaymentRegistry(entries)
}
