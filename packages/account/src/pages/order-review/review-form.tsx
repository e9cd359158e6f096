import type { OrderReviews } from '@klarsikt/contract/shop/types'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { REVIEW_FIT_MESSAGES, REVIEW_FITS, REVIEW_STARS, REVIEW_TEXT_LIMITS } from '@klarsikt/core/review'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextArea } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { readReview, REVIEW_FIELDS } from './review-form-fields.js'

const STARS_MESSAGES = {
  5: reviewMessages.stars5,
  4: reviewMessages.stars4,
  3: reviewMessages.stars3,
  2: reviewMessages.stars2,
  1: reviewMessages.stars1,
} as const

interface ReviewFormProps {
  readonly orderNumber: string
  readonly line: OrderReviews['lines'][number]
  /** The result of the last try, or undefined before the first try. */
  readonly result: FormResult | undefined
}

/** Asks for stars, how a frame fits, a text, and whether to show the customer's name. */
export function ReviewForm({ orderNumber, line: { lineId, isFrame }, result }: ReviewFormProps) {
  const formId = `review-${lineId}`
  const form = useShopForm({ id: formId, fields: REVIEW_FIELDS, lastResult: result, read: readReview })
  const stars = form.field('stars')
  const fit = form.field('fit')
  return (
    <FieldForm form={form} intent={formId} hidden={{ orderId: orderNumber, lineId }} button={reviewMessages.send()}>
      <RadioGroup
        id={stars.id}
        name={stars.name}
        legend={reviewMessages.stars()}
        error={stars.error}
        required
        options={REVIEW_STARS.map((one) => ({ value: String(one), label: STARS_MESSAGES[one]() }))}
        {...(stars.defaultValue !== undefined && { defaultValue: stars.defaultValue })}
      />
      {isFrame && (
        <RadioGroup
          id={fit.id}
          name={fit.name}
          legend={reviewMessages.fit()}
          hint={reviewMessages.fitHint()}
          error={fit.error}
          options={REVIEW_FITS.map((one) => ({ value: one, label: REVIEW_FIT_MESSAGES[one]() }))}
          {...(fit.defaultValue !== undefined && { defaultValue: fit.defaultValue as (typeof REVIEW_FITS)[number] })}
        />
      )}
      <TextArea
        {...form.field('text')}
        label={reviewMessages.text()}
        hint={reviewMessages.textHint()}
        countTo={REVIEW_TEXT_LIMITS.max}
        rows={5}
        required
      />
      <Checkbox
        id={`${formId}-name`}
        name="isNameShown"
        label={reviewMessages.showName()}
        hint={reviewMessages.showNameHint()}
      />
    </FieldForm>
  )
}
