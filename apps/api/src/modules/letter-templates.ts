import { debitLetters } from './autogiro/debit-letters.js'
import { mandateLetters } from './autogiro/letters.js'
import { agreementLetters } from './b2b/letters.js'
import { bookingLetters } from './booking/letters.js'
import { waitingOfferLetter } from './booking/waiting-notify.js'
import { cartHandoverLetters } from './cart-handover/send-cart-link.js'
import { claimLetters } from './claim/letters.js'
import { eyeHealthDayLetters } from './eye-health-day/letters.js'
import { savedCardLetters } from './finance/letters.js'
import { recipientLetters } from './finance/recipient-letters.js'
import { giftCardDelivered } from './gift-card/delivered-letter.js'
import { giftCardLetter } from './gift-card/gift-card-letter.js'
import { giftCardReceived } from './gift-card/received-letter.js'
import { lifestyleChargeLetters } from './glasses-subscription/charge-letters.js'
import { lifestyleLetters } from './glasses-subscription/letters.js'
import { accountLetters } from './identity/letters.js'
import { passkeyLetters } from './identity/passkey-letters.js'
import { collectionLetters } from './invoice/collection-letters.js'
import { deliveryLetters } from './invoice/delivery-letter.js'
import { invoiceLetters } from './invoice/letters.js'
import { lensSubscriptionLetters } from './lens-subscription/letters.js'
import { awaitedLetters } from './order/awaited-letters.js'
import { orderCancelled } from './order/cancelled-letter.js'
import { orderConfirmation } from './order/confirmation-letter.js'
import { orderLinesCancelled } from './order/lines-cancelled-letter.js'
import { orderReady } from './order/ready-letter.js'
import { orderRefunded } from './order/refunded-letter.js'
import { orderSent } from './order/sent-letter.js'
import type { LetterTemplate } from './outbox/letter-template.js'
import { paymentLinkLetters } from './payment-link/letters.js'
import { accountErasedLetter } from './personal-data/letters.js'
import { examPrescriptionLetter } from './prescription/letters.js'
import { requisitionLetters } from './requisition/letters.js'
import { returnLetters } from './return/letters.js'
import { staffLetters } from './staff/letters.js'
import { withdrawalLetters } from './withdrawal/withdrawal-letters.js'

/** Every kind of letter; something new adds its line here. */
export const letterTemplates: readonly LetterTemplate[] = [
  orderConfirmation,
  orderSent,
  orderReady,
  orderCancelled,
  orderLinesCancelled,
  orderRefunded,
  giftCardLetter,
  giftCardReceived,
  giftCardDelivered,
  ...paymentLinkLetters,
  ...invoiceLetters,
  ...collectionLetters,
  ...deliveryLetters,
  ...recipientLetters,
  ...savedCardLetters,
  ...mandateLetters,
  ...debitLetters,
  ...lensSubscriptionLetters,
  ...bookingLetters,
  waitingOfferLetter,
  ...eyeHealthDayLetters,
  ...cartHandoverLetters,
  ...claimLetters,
  ...awaitedLetters,
  examPrescriptionLetter,
  ...agreementLetters,
  ...lifestyleLetters,
  ...lifestyleChargeLetters,
  ...requisitionLetters,
  ...returnLetters,
  ...withdrawalLetters,
  ...accountLetters,
  accountErasedLetter,
  ...staffLetters,
  ...passkeyLetters,
]
