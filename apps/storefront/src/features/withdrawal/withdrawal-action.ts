import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import { httpStatus } from '@klarsikt/core/errors'
import { errorMessages, translator, validationMessages } from '@klarsikt/core/messages'
import { checkWithdrawal, type TypedWithdrawal, type WithdrawalProblems } from '@klarsikt/core/withdrawal'
import { data } from 'react-router'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdrawal-answer.js'

const t = translator(validationMessages)

/**
 * The two steps of the withdrawal function: what was typed is shown back, and only the second button declares it. The
 * steps are pages of the server, so they need no script.
 */
export async function withdrawalAction(client: ShopClient, request: Request) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = Object.fromEntries(WITHDRAWAL_FIELDS.map((name) => [name, text(name)])) as TypedWithdrawal
  if (text('step') === 'change') return answer({ step: 'form', typed, problems: {} })
  const checked = checkWithdrawal(typed)
  if (!checked.ok) return answer({ step: 'form', typed, problems: texts(checked.error) }, 422)
  if (text('step') !== 'confirm') return answer({ step: 'review', typed: checked.value, failure: null })
  return declare(client, checked.value)
}

async function declare(client: ShopClient, typed: TypedWithdrawal) {
  const failed = (failure: string, status: number) => answer({ step: 'review', typed, failure }, status)
  try {
    const shopper = await client.getShopper()
    if (isFailure(shopper)) return failed(shopper.error.message, httpStatus(shopper.error.code))
    const received = await client.declareWithdrawal({ body: typed }, { headers: { 'CSRF-TOKEN': shopper.token } })
    if (!isFailure(received)) return answer({ step: 'received', receipt: received.data })
    return failed(received.error.message, httpStatus(received.error.code))
  } catch {
    return failed(errorMessages['error.unavailable'], 503)
  }
}

function answer(value: WithdrawalAnswer, status = 200) {
  return data(value, { status })
}

function texts(problems: WithdrawalProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, t.dynamic(problem.key, problem.params)]),
  )
}
