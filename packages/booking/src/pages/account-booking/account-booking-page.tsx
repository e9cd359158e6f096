import { OwnBookings } from '../../manage/own-bookings.js'
import { WizardPage, type WizardPageProps } from '../../wizard/wizard-page.js'
import { type AccountBookingData } from './load-account-booking.js'

interface AccountBookingPageProps extends Omit<WizardPageProps, 'data' | 'children'> {
  readonly data: AccountBookingData
}

/** Lists the customer's bookings above the wizard, which fills in the details that the account knows. */
export function AccountBookingPage({ data: { wizard, bookings }, ...rest }: AccountBookingPageProps) {
  return (
    <WizardPage {...rest} data={wizard}>
      {wizard.step === 'examType' && <OwnBookings bookings={bookings} now={wizard.now} />}
    </WizardPage>
  )
}
