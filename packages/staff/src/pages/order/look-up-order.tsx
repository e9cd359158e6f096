import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type StaffOrderAnswer } from './change-staff-order.js'

interface LookUpOrderProps {
  readonly number: string
  /** Why the look-up was refused, with the input. */
  readonly refused: Extract<StaffOrderAnswer, { readonly step: 'failed' }> | undefined
}

/** Opens an order of another store or of the web shop, after the staff member has given a reason. */
export function LookUpOrder({ number, refused }: LookUpOrderProps) {
  const { formData } = useNavigation()
  return (
    <section className={layout.block} aria-labelledby="staff-order-lookup">
      <h2 id="staff-order-lookup">{staffOrderMessages.lookupTitle()}</h2>
      <p>{staffOrderMessages.lookupText()}</p>
      <Form method="post" className={layout.form} preventScrollReset>
        <input type="hidden" name="action" value="lookup" />
        <input type="hidden" name="number" value={number} />
        <TextField
          name="typed"
          label={staffOrderMessages.lookupReason()}
          hint={staffOrderMessages.lookupHint()}
          error={refused?.problems['reason'] ?? refused?.message}
          autoComplete="off"
          defaultValue={refused?.typed ?? ''}
          required
        />
        <div>
          <Button type="submit" loading={formData?.get('action') === 'lookup'}>
            {staffOrderMessages.lookupAction()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
