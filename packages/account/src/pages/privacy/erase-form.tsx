import * as accountMessages from '@klarsikt/core/messages/account'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type PrivacyPartProps } from './privacy-page-props.js'

/**
 * Erases the account after the customer has ticked a box. It first names the data that the law requires the shop to
 * keep.
 */
export function EraseForm({ answer, needsLogin }: PrivacyPartProps) {
  const { state, formData } = useNavigation()
  const box = useRef<HTMLInputElement>(null)
  const refused = answer?.step === 'not-erased' && state === 'idle' ? answer : undefined
  const isUnticked = refused?.field !== undefined
  useEffect(() => {
    if (isUnticked) box.current?.focus()
  }, [isUnticked])
  return (
    <>
      <p>{personalDataMessages.eraseIntro()}</p>
      <p className="ks-text-muted">{personalDataMessages.retained()}</p>
      {refused?.message && (
        <Alert tone="error" live="alert">
          {refused.message}
        </Alert>
      )}
      {!needsLogin && (
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="erase" />
          <Checkbox
            id="privacy-confirmed"
            ref={box}
            name="confirmed"
            label={personalDataMessages.eraseConfirm()}
            error={refused?.field}
          />
          <div>
            <Button type="submit" variant="danger" loading={state !== 'idle' && formData?.get('intent') === 'erase'}>
              {accountMessages.erase()}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
