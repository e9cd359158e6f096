import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { readRedeem, REDEEM_FIELDS } from './friends-forms.js'

interface RedeemFormProps {
  /** The friend's code from the link that led here, or an empty string. */
  readonly code: string
  readonly result: FormResult | undefined
}

/** Asks for a friend's code. Only a new member who has not used a code sees it. */
export function RedeemForm({ code, result }: RedeemFormProps) {
  const form = useShopForm({ id: 'friends-redeem', fields: REDEEM_FIELDS, lastResult: result, read: readRedeem })
  const field = form.field('code')
  return (
    <Disclosure title={friendsMessages.redeemTitle()} defaultOpen={code !== '' || result !== undefined}>
      <p>{friendsMessages.redeemText()}</p>
      <FieldForm form={form} intent="redeem" button={friendsMessages.redeemAction()} variant="secondary">
        <TextField
          {...field}
          defaultValue={field.defaultValue ?? code}
          label={friendsMessages.redeemCode()}
          hint={friendsMessages.joinCodeHint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </FieldForm>
    </Disclosure>
  )
}
