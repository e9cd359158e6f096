import type { AccountSize } from '@klarsikt/contract/shop/types'
import { FRAME_SIZE_WIDTHS_MM, FRAME_SIZES, frameSizeText, rangeText, stampText } from '@klarsikt/core/fit'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm, Notice } from '@klarsikt/page-kit/form'
import { pageStyles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { choiceOf, OWN_SIZE_FIELDS, type OwnSizeChoice, readSizeForm } from './own-size-fields.js'
import { type OwnSizeAnswer } from './save-own-size.js'
import styles from './details.module.css'

interface OwnSizePartProps {
  readonly saved: AccountSize
  readonly answer: OwnSizeAnswer | undefined
}

/** Shows the frame size that the customer has saved. Lists and product pages use it on every device. */
export function OwnSizePart({ saved: { size, savedAt }, answer }: OwnSizePartProps) {
  const { state } = useNavigation()
  return (
    <section className={pageStyles.block} aria-labelledby="own-size-heading">
      <h2 id="own-size-heading" className={styles.heading}>
        {accountMessages.size()}
      </h2>
      {answer?.isSaved && state === 'idle' && (
        <Notice tone="success">{answer.isRemoved ? accountMessages.sizeRemoved() : accountMessages.sizeSaved()}</Notice>
      )}
      <p className="ks-text-muted">{accountMessages.sizeIntro()}</p>
      {/* Another device may have changed the size. A new key makes the form start again from the saved size. */}
      <OwnSizeForm key={savedAt} size={size} answer={answer?.isSaved ? undefined : answer} />
    </section>
  )
}

interface OwnSizeFormProps {
  readonly size: AccountSize['size']
  readonly answer: OwnSizeAnswer | undefined
}

function OwnSizeForm({ size: own, answer }: OwnSizeFormProps) {
  const form = useShopForm({ id: 'own-size', fields: OWN_SIZE_FIELDS, lastResult: answer?.form, read: readSizeForm })
  const size = form.field('size')
  const stamp = form.field('stamp')
  return (
    <FieldForm form={form} intent="size" button={accountMessages.sizeSave()} variant="secondary">
      <RadioGroup<OwnSizeChoice>
        id={size.id}
        name={size.name}
        legend={fitMessages.ownHow()}
        error={size.error}
        defaultValue={(size.defaultValue as OwnSizeChoice | undefined) ?? choiceOf(own)}
        options={[
          { value: 'pair', label: fitMessages.ownPair(), detail: fitMessages.ownPairDetail() },
          ...FRAME_SIZES.map((one) => ({
            value: one,
            label: frameSizeText(one),
            detail: accountMessages.sizeWidths({ widths: rangeText(FRAME_SIZE_WIDTHS_MM[one]) }),
          })),
          ...(own ? [{ value: 'none' as const, label: accountMessages.sizeNone() }] : []),
        ]}
      />
      <div className={styles.stamp}>
        <TextField
          {...stamp}
          label={fitMessages.ownStamp()}
          hint={fitMessages.ownStampHint()}
          autoComplete="off"
          defaultValue={stamp.defaultValue ?? (own?.kind === 'pair' ? stampText(own) : '')}
        />
      </div>
    </FieldForm>
  )
}
