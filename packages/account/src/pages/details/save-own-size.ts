import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { readSizeForm } from './own-size-fields.js'

export interface OwnSizeAnswer {
  readonly part: 'size'
  readonly form: FormResult
  readonly isSaved: boolean
  /** True where the customer has removed their size. */
  readonly isRemoved: boolean
}

/** Saves the entered frame size, or removes the saved one. */
export async function saveOwnSize(client: ShopClient, form: FormData): Promise<OwnSizeAnswer> {
  const submission = readSizeForm(form)
  if (submission.status !== 'success') return refused(submission.reply())
  const { size } = submission.value
  const outcome = await outcomeOrLogin(
    client.setOwnSize({ body: { size, enteredMsAgo: 0, customerNumber: null } }),
    encodedHref('account-details'),
  )
  if (!outcome.ok) return refused(refusedForm(submission, outcome))
  return { part: 'size', form: submission.reply(), isSaved: true, isRemoved: size === null }
}

const refused = (form: FormResult): OwnSizeAnswer => ({ part: 'size', form, isSaved: false, isRemoved: false })
