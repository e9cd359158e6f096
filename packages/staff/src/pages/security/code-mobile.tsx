import type { StaffCodeMobile } from '@klarsikt/contract/shop/types'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm, SmallForm, StepUpAlert } from '@klarsikt/page-kit/form'
import { type StaffSecurityAnswer } from './change-staff-security.js'
import { MOBILE_FIELDS, readStaffMobile } from './mobile-form.js'

interface CodeMobileProps {
  readonly mobile: StaffCodeMobile
  readonly answer: StaffSecurityAnswer | undefined
  /** The path of the log-in. It leads back to this page afterwards. */
  readonly login: string
}

/** Shows the mobile number for a staff member's one-time codes, and lets them change it. */
export function CodeMobile({ mobile: { number, isPossible }, answer, login }: CodeMobileProps) {
  const stopped = answer?.step === 'mobile-step-up' ? answer : null
  return (
    <>
      <p>{number === null ? staffMessages.mobileNone() : staffMessages.mobileNow({ number })}</p>
      {stopped && <StepUpAlert message={stopped.message} login={login} />}
      {number !== null && (
        <SmallForm intent="mobile-remove" action={staffMessages.mobileRemove()} variant="secondary" />
      )}
      {isPossible ? <MobileForm answer={answer} /> : <p className="ks-text-muted">{staffMessages.smsAway()}</p>}
    </>
  )
}

function MobileForm({ answer }: Pick<CodeMobileProps, 'answer'>) {
  const form = useShopForm({
    id: 'staff-mobile',
    fields: MOBILE_FIELDS,
    lastResult: answer?.step === 'mobile' || answer?.step === 'mobile-step-up' ? answer.form : undefined,
    read: readStaffMobile,
  })
  return (
    <FieldForm form={form} intent="mobile" button={staffMessages.mobileSave()} variant="secondary">
      <p className="ks-text-muted">{staffMessages.mobileIntro()}</p>
      <TextField {...form.field('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="tel" required />
    </FieldForm>
  )
}
