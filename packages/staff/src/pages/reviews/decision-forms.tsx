import * as reviewMessages from '@klarsikt/core/messages/review'
import { REVIEW_REFUSAL_MESSAGES, REVIEW_REFUSALS } from '@klarsikt/core/review'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Select } from '@klarsikt/design-system/select'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { DECISION_FIELDS, readDecision } from './decision-form.js'

/** Publishes a review. */
export function ApproveForm({ id }: { readonly id: string }) {
  const { state, formData } = useNavigation()
  const intent = `approve-${id}`
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === intent}>
        {reviewMessages.staffApprove()}
      </Button>
    </Form>
  )
}

const read = readDecision('refuse')

interface RefuseFormProps {
  readonly id: string
  /** The result of the last try, or undefined before the first try. */
  readonly result: FormResult | undefined
}

/**
 * Refuses a review with a reason. Staff open this first and then confirm, also without scripts, since it cannot be
 * undone.
 */
export function RefuseForm({ id, result }: RefuseFormProps) {
  const formId = `refuse-${id}`
  const form = useShopForm({ id: formId, fields: DECISION_FIELDS, lastResult: result, read })
  const reason = form.field('reason')
  return (
    <Disclosure title={reviewMessages.staffRefuse()} defaultOpen={result !== undefined}>
      <p>{reviewMessages.staffRefuseText()}</p>
      <FieldForm
        form={form}
        intent={formId}
        hidden={{ id }}
        button={reviewMessages.staffRefuseConfirm()}
        variant="danger"
      >
        <Select
          {...reason}
          defaultValue={reason.defaultValue ?? ''}
          label={reviewMessages.staffReason()}
          placeholder={reviewMessages.staffReasonChoose()}
          options={REVIEW_REFUSALS.map((value) => ({ value, label: REVIEW_REFUSAL_MESSAGES[value]() }))}
          required
        />
      </FieldForm>
    </Disclosure>
  )
}
