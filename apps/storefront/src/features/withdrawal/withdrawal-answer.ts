import type { WithdrawalReceipt } from '@klarsikt/contract/shop/types'
import type { TypedWithdrawal } from '@klarsikt/core/withdrawal'

export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email', 'goods'] as const

/** What a press on one of the buttons has led to. */
export type WithdrawalAnswer =
  | {
      readonly step: 'form'
      readonly typed: TypedWithdrawal
      readonly problems: Readonly<Partial<Record<keyof TypedWithdrawal, string>>>
    }
  | {
      readonly step: 'review'
      readonly typed: TypedWithdrawal
      /** Why the declaration could not be received; it is not lost, and can be sent again. */
      readonly failure: string | null
    }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }
