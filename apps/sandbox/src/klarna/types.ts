import { z } from 'zod'

/**
 * An order line of Klarna's API. Amounts are in minor units and include tax. Tax rates are in hundredths of a per cent.
 */
export const OrderLine = z.object({
  type: z
    .enum([
      'physical',
      'discount',
      'shipping_fee',
      'sales_tax',
      'digital',
      'gift_card',
      'store_credit',
      'surcharge',
      'return_fee',
    ])
    .default('physical'),
  reference: z.string().max(64).optional(),
  name: z.string().min(1).max(255),
  quantity: z.int().min(0),
  unit_price: z.int(),
  tax_rate: z.int().min(0).default(0),
  total_amount: z.int(),
  total_tax_amount: z.int().default(0),
  total_discount_amount: z.int().min(0).default(0),
  /** The subscription that the line belongs to. */
  subscription: z
    .object({
      name: z.string().max(255),
      interval: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
      interval_count: z.int().min(1),
    })
    .optional(),
  image_url: z.string().optional(),
  product_url: z.string().optional(),
})
export type OrderLine = z.infer<typeof OrderLine>

const Address = z.record(z.string(), z.unknown())

/** The fields that a payment session and a placed order share. */
export const Purchase = z.object({
  purchase_country: z.string().length(2),
  purchase_currency: z.string().length(3),
  locale: z.string().optional(),
  order_amount: z.int().min(0),
  order_tax_amount: z.int().min(0).default(0),
  order_lines: z.array(OrderLine).min(1).max(1000),
  billing_address: Address.optional(),
  shipping_address: Address.optional(),
  customer: Address.optional(),
  merchant_reference1: z.string().max(255).optional(),
  merchant_reference2: z.string().max(255).optional(),
  merchant_data: z.string().max(6000).optional(),
  merchant_urls: z
    .object({
      confirmation: z.string().optional(),
      notification: z.string().optional(),
      push: z.string().optional(),
      authorization: z.string().optional(),
    })
    .optional(),
  intent: z.enum(['buy', 'tokenize', 'buy_and_tokenize']).default('buy'),
  auto_capture: z.boolean().default(false),
})
export type Purchase = z.infer<typeof Purchase>

export type PaymentSession = {
  session_id: string
  client_token: string
  status: 'incomplete' | 'complete'
  purchase: Purchase
  authorization_token: string | null
  /** Last digits of the card that the customer chose, when it is saved. */
  card_digits?: string
  created_at: string
  expires_at: string
}

export const HostedPageRequest = z.object({
  payment_session_url: z.string(),
  merchant_urls: z
    .object({
      success: z.string().nullish(),
      cancel: z.string().nullish(),
      back: z.string().nullish(),
      failure: z.string().nullish(),
      error: z.string().nullish(),
      status_update: z.string().nullish(),
    })
    .default({}),
  options: z
    .object({ place_order_mode: z.literal('NONE').default('NONE') })
    .loose()
    .optional(),
})

export type HostedStatus =
  | 'WAITING'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELLED'
  | 'BACK'
  | 'ERROR'
  | 'TIMEOUT'
  | 'DISABLED'

export type HostedSession = {
  session_id: string
  payment_session_id: string
  status: HostedStatus
  merchant_urls: z.infer<typeof HostedPageRequest>['merchant_urls']
  updated_at: string
  expires_at: string
}

export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED'

export type Authorization = {
  token: string
  session_id: string
  fraud_status: FraudStatus
  expires_at: string
  state: 'open' | 'used' | 'cancelled'
}

export type TokenStatus = 'ACTIVE' | 'SUSPENDED' | 'CANCELLED'

/** A saved payment method. The merchant charges it later without the customer. */
export type CustomerToken = {
  token_id: string
  authorization_token: string
  status: TokenStatus
  /** When true, charges are declined until the control API changes it. */
  declines: boolean
  payment_method_type: 'CARD'
  card: { brand: string; masked_number: string; expiry_date: string }
  purchase_country: string
  purchase_currency: string
  billing_address: Record<string, unknown>
  description: string
  created_at: string
}

export type Capture = {
  capture_id: string
  klarna_reference: string
  captured_amount: number
  refunded_amount: number
  captured_at: string
  description?: string | undefined
  reference?: string | undefined
  order_lines: OrderLine[]
}

export type Refund = {
  refund_id: string
  refunded_amount: number
  refunded_at: string
  description?: string | undefined
  reference?: string | undefined
}

export type OrderStatus = 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED' | 'EXPIRED' | 'CLOSED'

export type KlarnaOrder = {
  order_id: string
  status: OrderStatus
  fraud_status: FraudStatus
  purchase: Purchase
  /** The first authorized amount. It is missing when the amount was never changed. */
  original_order_amount?: number | undefined
  /** The approval on the hosted page. Null when a saved payment method was charged. */
  authorization_token: string | null
  /** The saved payment method that was charged. */
  customer_token?: string | undefined
  klarna_reference: string
  remaining_authorized_amount: number
  captures: Capture[]
  refunds: Refund[]
  acknowledged: boolean
  created_at: string
  expires_at: string
}

/** The answer of a handler. */
export type Answer = {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** An answer that is remembered for its idempotency key. */
export type RememberedAnswer = Answer & { answered_at?: string }
