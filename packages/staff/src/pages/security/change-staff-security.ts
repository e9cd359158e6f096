import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { changePasskeys, isPasskeyForm, type PasskeyAnswer } from '@klarsikt/page-kit/passkey'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readStaffMobile } from './mobile-form.js'

/** The result of a form of the page. */
export type StaffSecurityAnswer =
  | { readonly step: 'mobile'; readonly form: FormResult }
  | { readonly step: 'mobile-saved' }
  | { readonly step: 'mobile-removed' }
  /** The log-in is too old for the change. */
  | { readonly step: 'mobile-step-up'; readonly form?: FormResult; readonly message: string }
  | PasskeyAnswer

/** Changes the mobile number for one-time codes, or adds, names or removes a passkey of the logged-in staff member. */
export function changeStaffSecurity(client: ShopClient, form: FormData): Promise<StaffSecurityAnswer> {
  if (isPasskeyForm(form))
    return changePasskeys(
      {
        ask: () => outcomeOrNotFound(client.staffPasskeyRegisterOptions()),
        add: (body) => outcomeOrNotFound(client.registerStaffPasskey({ body })),
        remove: (body) => outcomeOrNotFound(client.removeStaffPasskey({ body })),
        rename: (body) => outcomeOrNotFound(client.renameStaffPasskey({ body })),
      },
      form,
    )
  return form.get('intent') === 'mobile-remove' ? removeMobile(client) : saveMobile(client, form)
}

async function saveMobile(client: ShopClient, form: FormData): Promise<StaffSecurityAnswer> {
  const submission = readStaffMobile(form)
  if (submission.status !== 'success') return { step: 'mobile', form: submission.reply() }
  const outcome = await outcomeOrNotFound(client.setStaffMobile({ body: submission.value }))
  if (outcome.ok) return { step: 'mobile-saved' }
  if (outcome.code === 'login.step-up-required')
    return { step: 'mobile-step-up', form: submission.reply(), message: outcome.message }
  return { step: 'mobile', form: refusedForm(submission, outcome) }
}

async function removeMobile(client: ShopClient): Promise<StaffSecurityAnswer> {
  const outcome = await outcomeOrNotFound(client.removeStaffMobile())
  if (outcome.ok) return { step: 'mobile-removed' }
  return outcome.code === 'login.step-up-required'
    ? { step: 'mobile-step-up', message: outcome.message }
    : { step: 'failed', message: outcome.message }
}
