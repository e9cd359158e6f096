import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import type { TypedWithdrawal } from '@klarsikt/core/withdrawal'
import { Button } from '@klarsikt/design-system/button'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import type { KnownWithdrawal } from './load-withdrawal-page.js'
import { readWithdrawal, WITHDRAWAL_FIELDS } from './withdraw.js'
import styles from './withdrawal-panel.module.css'

interface WithdrawalFormProps {
  readonly result: FormResult | undefined
  readonly known: KnownWithdrawal
}

/** The first step: who withdraws from which contract, and where to send the acknowledgement. */
export function WithdrawalForm({ result, known }: WithdrawalFormProps) {
  const { state } = useNavigation()
  const { form, props, errorOf, problems, attempt } = useShopForm({
    id: 'withdrawal',
    fields: WITHDRAWAL_FIELDS,
    lastResult: result,
    read: readWithdrawal,
  })
  const typed = { ...known, ...form.initialValue }
  const field = (name: keyof TypedWithdrawal) => ({
    id: `withdrawal-${name}`,
    name,
    defaultValue: typed[name],
    error: errorOf(name),
  })
  return (
    <Form {...props} method="post" className={styles.root} preventScrollReset>
      {attempt > 0 && <ErrorSummary problems={problems} title={withdrawalMessages.problem()} attempt={attempt} />}
      <TextField {...field('name')} label={withdrawalMessages.name()} autoComplete="name" required />
      <TextField
        {...field('orderNumber')}
        label={withdrawalMessages.orderNumber()}
        hint={withdrawalMessages.orderNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('email')}
        type="email"
        label={withdrawalMessages.email()}
        hint={withdrawalMessages.emailHint()}
        autoComplete="email"
        required
      />
      <TextField
        {...field('goods')}
        label={withdrawalMessages.items()}
        hint={withdrawalMessages.itemsHint()}
        autoComplete="off"
        optional
      />
      <div>
        <Button type="submit" name="step" value="review" loading={state !== 'idle'}>
          {withdrawalMessages.review()}
        </Button>
      </div>
    </Form>
  )
}
