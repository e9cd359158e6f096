import type { StaffCartHandover } from '@klarsikt/contract/shop/types'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { useOneSubmit } from '@klarsikt/forms'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'

interface HandoverProps {
  readonly handover: StaffCartHandover
}

const SEND = { sms: cartHandoverMessages.staffSendSms, email: cartHandoverMessages.staffSendEmail } as const

/** Sends the link again by every channel that reaches the customer. */
export function SendAgain({ handover: { id, timesSent, channels, customer } }: HandoverProps) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  const { tries } = RATE_LIMITS['payment-link:customer']
  return (
    <Form method="post" onSubmit={onSubmit} preventScrollReset className={layout.block}>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="timesSent" value={timesSent} />
      <span className={layout.actions}>
        {channels.map((channel) => (
          <Button
            key={channel}
            type="submit"
            name="channel"
            value={channel}
            size="small"
            variant="secondary"
            loading={formData?.get('id') === id && formData.get('channel') === channel}
            aria-label={cartHandoverMessages.staffSendTo({ action: SEND[channel](), name: customer.name })}
          >
            {SEND[channel]()}
          </Button>
        ))}
      </span>
      <span className="ks-text-small ks-text-muted">{cartHandoverMessages.staffSendHint({ tries })}</span>
    </Form>
  )
}

/** Takes a handover back. Staff open this first and then confirm, also without scripts, since it cannot be undone. */
export function Withdraw({ handover: { id, customer } }: HandoverProps) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  const isSent = formData?.get('intent') === 'withdraw' && formData.get('id') === id
  return (
    <Disclosure title={cartHandoverMessages.staffWithdraw()}>
      <Form method="post" onSubmit={onSubmit} preventScrollReset className={layout.block}>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
        <p>{cartHandoverMessages.staffWithdrawText()}</p>
        <div>
          <Button
            type="submit"
            variant="danger"
            loading={isSent}
            aria-label={cartHandoverMessages.staffWithdrawOf({ name: customer.name })}
          >
            {cartHandoverMessages.staffWithdrawConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
