import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { Button } from '@klarsikt/design-system/button'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

interface IntentFormProps {
  readonly subscription: Pick<LensSubscription, 'id'>
  /** Names the change to the page's action. */
  readonly intent: string
  readonly label: string
  /** The button's accessible name, where the label does not say which product it concerns. */
  readonly name?: string
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** The product in the subscription that the change concerns. */
  readonly lineId?: string
  /** Names and values of hidden fields that are sent with the visible fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** A form for one change of a subscription: its fields and its button. */
export function IntentForm({
  subscription,
  intent,
  label,
  name,
  variant = 'secondary',
  lineId,
  hidden = {},
  children,
}: IntentFormProps) {
  const { state, formData } = useNavigation()
  const isSent =
    state !== 'idle' && formData?.get('intent') === intent && (formData.get('lineId') ?? undefined) === lineId
  return (
    <Form method="post" className={children ? styles.form : undefined} preventScrollReset>
      <input type="hidden" name="subscriptionId" value={subscription.id} />
      <input type="hidden" name="intent" value={intent} />
      {lineId !== undefined && <input type="hidden" name="lineId" value={lineId} />}
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" variant={variant} size={children ? 'medium' : 'small'} aria-label={name} loading={isSent}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
