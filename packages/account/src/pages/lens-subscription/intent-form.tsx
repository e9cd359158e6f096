import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { Button } from '@klarsikt/design-system/button'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import styles from '../../layout/account-page.module.css'

interface IntentFormProps {
  readonly subscription: Pick<LensSubscription, 'id'>
  /** What the button does. */
  readonly intent: string
  readonly label: string
  /** What the button is called where the label alone does not say what it is about. */
  readonly name?: string
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** The product that it is about. */
  readonly lineId?: string
  /** What is sent besides and not typed. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** One change of a subscription: its fields, and the button that sends them. */
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
