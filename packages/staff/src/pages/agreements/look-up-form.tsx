import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type LookUpAnswer } from './look-up-agreement.js'

/** Looks an agreement up. It asks for the company's complete number and a reason, since every look-up is logged. */
export function LookUpAgreement({ refused }: { readonly refused: LookUpAnswer | undefined }) {
  const { state } = useNavigation()
  const { company, reason } = refused?.problems ?? {}
  return (
    <section className={layout.block} aria-labelledby="staff-agreement-lookup">
      <h2 id="staff-agreement-lookup">{staffAgreementMessages.lookupTitle()}</h2>
      <p>{staffAgreementMessages.lookupText()}</p>
      <Form method="post" className={layout.form} preventScrollReset>
        <TextField
          name="company"
          label={staffAgreementMessages.lookupCompany()}
          hint={staffAgreementMessages.lookupCompanyHint()}
          error={company ?? (reason === undefined ? refused?.message : undefined)}
          autoComplete="off"
          defaultValue={refused?.typed.company ?? ''}
          required
        />
        <TextField
          name="reason"
          label={staffAgreementMessages.lookupReason()}
          hint={staffAgreementMessages.lookupReasonHint()}
          error={reason}
          autoComplete="off"
          defaultValue={refused?.typed.reason ?? ''}
          required
        />
        <div>
          <Button type="submit" loading={state === 'submitting'}>
            {staffAgreementMessages.lookupAction()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
