import type { StoreClient } from '@klarsikt/contract/client'
import type { WithdrawalReceipt } from '@klarsikt/contract/shop/types'
import { httpStatus } from '@klarsikt/core/errors'
import { checkWithdrawal, type TypedWithdrawal } from '@klarsikt/core/withdrawal'
import { type FormResult, outcomeOf, readForm } from '@klarsikt/forms'
import { data } from 'react-router'

export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email', 'goods'] as const

export type WithdrawalAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  | {
      readonly step: 'review'
      readonly typed: TypedWithdrawal
      /** Why the declaration was not received. The input is kept and can be sent again. */
      readonly failure: string | null
    }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }

/** Reads the fields by the rules of core. */
export function readWithdrawal(form: FormData) {
  return readForm(form, WITHDRAWAL_FIELDS, checkWithdrawal)
}

/**
 * Handles the two steps of the withdrawal. The first shows the input for review, and only the second sends the
 * declaration.
 */
export async function withdraw(client: StoreClient, form: FormData) {
  const submission = readWithdrawal(form)
  const step = form.get('step')
  if (submission.status !== 'success') return answer({ step: 'form', form: submission.reply() }, 422)
  if (step === 'change') return answer({ step: 'form', form: { initialValue: submission.value } })
  const typed = submission.value
  if (step !== 'confirm') return answer({ step: 'review', typed, failure: null })
  const received = await outcomeOf(client.declareWithdrawal({ body: typed }))
  if (received.ok) return answer({ step: 'received', receipt: received.value.data })
  const status = received.code === 'network' ? 503 : httpStatus(received.code)
  return answer({ step: 'review', typed, failure: received.message }, status)
}

function answer(value: WithdrawalAnswer, status = 200) {
  return data(value, { status })
}
