import type { Booking } from '@klarsikt/contract/shop/types'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { FEE_FIELD } from './change-booking.js'
import styles from '../layout/booking.module.css'

/**
 * Cancels a booking. The customer opens this first and then confirms the fee. One press alone cancels nothing, also
 * without scripts [BOOK-010].
 */
export function CancelBooking({ booking: { id, status, feeNow } }: { readonly booking: Booking }) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  const fee = formatPrice(feeNow)
  const isRequest = status === 'requested'
  return (
    <Disclosure title={isRequest ? bookingPageMessages.cancelRequest() : bookingPageMessages.cancel()}>
      <Form method="post" className={styles.block} preventScrollReset onSubmit={onSubmit}>
        <HiddenFields fields={{ id, intent: 'cancel', ...(feeNow > 0 && { [FEE_FIELD]: '1' }) }} />
        {feeNow > 0 ? (
          <Alert tone="warning">{bookingMessages.cancelFee()}</Alert>
        ) : (
          <p>
            {bookingPageMessages.cancelFree()} {!isRequest && bookingPageMessages.cancelHint()}
          </p>
        )}
        <div>
          <Button type="submit" variant="danger" loading={formData?.get('intent') === 'cancel'}>
            {feeNow > 0 ? bookingPageMessages.cancelConfirmFee({ fee }) : bookingPageMessages.cancelConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
