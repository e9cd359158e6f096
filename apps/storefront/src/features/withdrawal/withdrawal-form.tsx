import { withdrawalMessages as texts } from '@klarsikt/core/messages'
import type { TypedWithdrawal } from '@klarsikt/core/withdrawal'
import { Button } from '@klarsikt/design-system/button'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form, useNavigation } from 'react-router'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdrawal-answer.js'
import styles from './withdrawal-panel.module.css'

type WithdrawalFormProps = Pick<Extract<WithdrawalAnswer, { step: 'form' }>, 'typed' | 'problems'>

/** The first step: who withdraws from which contract, and where the acknowledgement goes. */
export function WithdrawalForm({ typed, problems }: WithdrawalFormProps) {
  const { state } = useNavigation()
  const field = (name: keyof TypedWithdrawal) => ({
    id: `withdrawal-${name}`,
    name,
    defaultValue: typed[name],
    error: problems[name],
  })
  const wrong = WITHDRAWAL_FIELDS.flatMap((name) => {
    const message = problems[name]
    return message === undefined ? [] : [{ field: `withdrawal-${name}`, message }]
  })
  return (
    <Form method="post" noValidate className={styles.root} preventScrollReset>
      <ErrorSummary problems={wrong} title={texts['withdrawal.problem']} attempt={JSON.stringify(typed)} />
      <TextField {...field('name')} label={texts['withdrawal.name']} autoComplete="name" required />
      <TextField
        {...field('orderNumber')}
        label={texts['withdrawal.orderNumber']}
        hint={texts['withdrawal.orderNumberHint']}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('email')}
        type="email"
        label={texts['withdrawal.email']}
        hint={texts['withdrawal.emailHint']}
        autoComplete="email"
        required
      />
      <TextField
        {...field('goods')}
        label={texts['withdrawal.items']}
        hint={texts['withdrawal.itemsHint']}
        autoComplete="off"
        optional
      />
      <div>
        <Button type="submit" name="step" value="review" loading={state !== 'idle'}>
          {texts['withdrawal.review']}
        </Button>
      </div>
    </Form>
  )
}
