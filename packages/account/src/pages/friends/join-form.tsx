import { FRIENDS_MINIMUM_AGE } from '@klarsikt/core/friends'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useMountingShop } from '@klarsikt/page-kit/shop'
import { JOIN_FIELDS, readJoining } from './friends-forms.js'
import { type FriendsData } from './load-friends.js'

interface JoinFormProps {
  readonly data: FriendsData
  readonly result: FormResult | undefined
}

/** Makes the customer a member. It asks for a friend's code only where the customer may use one. */
export function JoinForm({ data: { canRedeem, code }, result }: JoinFormProps) {
  const { friendsTerms } = useMountingShop()
  const form = useShopForm({ id: 'friends-join', fields: JOIN_FIELDS, lastResult: result, read: readJoining })
  const codeField = form.field('code')
  return (
    <section className={layout.block} aria-labelledby="friends-join-title">
      <h2 id="friends-join-title">{friendsMessages.joinTitle()}</h2>
      <p>{friendsMessages.joinIntro()}</p>
      <FieldForm form={form} intent="join" button={friendsMessages.joinAction()}>
        {canRedeem && (
          <TextField
            {...codeField}
            defaultValue={codeField.defaultValue ?? code}
            label={friendsMessages.joinCode()}
            hint={friendsMessages.joinCodeHint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional
          />
        )}
        <Checkbox
          {...form.secret('termsAccepted')}
          label={friendsMessages.joinTerms({ age: FRIENDS_MINIMUM_AGE })}
          defaultChecked={form.field('termsAccepted').defaultValue !== undefined}
          required
        />
        {/* The terms open in a new tab, so that the input of this form is not lost. */}
        <Link href={friendsTerms} target="_blank" external>
          {friendsMessages.joinReadTerms()}
        </Link>
      </FieldForm>
    </section>
  )
}
