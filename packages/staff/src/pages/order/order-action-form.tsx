import type { OrderAction } from '@klarsikt/core/order'
import { Button, type ButtonProps } from '@klarsikt/design-system/button'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { type StaffOrderData } from './load-staff-order.js'

interface OrderActionFormProps {
  readonly order: StaffOrderData
  readonly action: OrderAction
  readonly variant: NonNullable<ButtonProps['variant']>
  readonly label: string
  /** The fields above the button. */
  readonly children?: ReactNode
}

/** A form for one action on the shown version of the order. If the order has changed since, the action does nothing. */
export function OrderActionForm({ order, action, variant, label, children }: OrderActionFormProps) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset className={layout.form}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="key" value={`${order.key}-${action}`} />
      {children}
      <div>
        <Button type="submit" variant={variant} loading={state !== 'idle' && formData?.get('action') === action}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
