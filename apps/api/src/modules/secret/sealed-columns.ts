import { getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SAVED_PAYMENT_TOKEN } from '../../providers/payment/saved-payment.js'
import { AUTOGIRO_FILE } from '../autogiro/send.js'
import { autogiroFile, autogiroSigning } from '../autogiro/tables.js'
import { agreementLookup } from '../b2b/lookup-tables.js'
import { agreementSigning } from '../b2b/tables.js'
import { bankPayment } from '../bank-payment/tables.js'
import { booking, providerCall } from '../booking/tables.js'
import { waitingEntry } from '../booking/waiting-tables.js'
import { checkoutDraft } from '../checkout/tables.js'
import { claim } from '../claim/tables.js'
import { COLLECTION_FILE } from '../collection/send.js'
import { collectionFile } from '../collection/tables.js'
import { AGREEMENT_DOCUMENT } from '../company/content.js'
import { agreement } from '../company/tables.js'
import { customer } from '../customer/tables.js'
import { E_INVOICE_FILE } from '../e-invoice/send.js'
import { eInvoiceFile } from '../e-invoice/tables.js'
import { QR_SECRET } from '../eid/order.js'
import { eidOrder } from '../eid/tables.js'
import { eyeHealthDay } from '../eye-health-day/tables.js'
import { soldGiftCard } from '../gift-card/tables.js'
import { SUBSCRIPTION_DOCUMENT } from '../glasses-subscription/sealed.js'
import {
  glassesSubscription,
  glassesSubscriptionDocument,
  glassesSubscriptionExchange,
  glassesSubscriptionSigning,
} from '../glasses-subscription/tables.js'
import { identityToken, passkey } from '../identity/tables.js'
import { invoice } from '../invoice/tables.js'
import { lensDelivery, lensSubscription } from '../lens-subscription/tables.js'
import { MANDATE_ACCOUNT, MANDATE_DOCUMENT } from '../mandate/sealed.js'
import { autogiroMandate } from '../mandate/tables.js'
import { orderNote } from '../order-desk/tables.js'
import { awaitedPrescription, prescriptionPhoto } from '../order/awaited-tables.js'
import { orderLookup } from '../order/lookup-tables.js'
import { order, orderLine, pickUp } from '../order/tables.js'
import { mailOutbox } from '../outbox/tables.js'
import { paymentLink } from '../payment-link/tables.js'
import { payment, savedPayment, submission } from '../payment/tables.js'
import { dataExport } from '../personal-data/tables.js'
import { savedPrescription } from '../prescription/tables.js'
import { requisition } from '../requisition/tables.js'
import { review } from '../review/tables.js'
import { smsOutbox } from '../sms/tables.js'
import { customerLookup } from '../staff/tables.js'
import { staff } from '../store/tables.js'
import { withdrawal } from '../withdrawal/tables.js'

/** A column of sealed text, how its rows are identified, and what its values are bound to. */
export type SealedColumn = {
  readonly column: PgColumn
  readonly keys: readonly PgColumn[]
  readonly purpose: string
}

/** What values of tables that have been renamed are bound to is the name from before. */
const sealed = (
  column: PgColumn,
  keys: readonly PgColumn[],
  purpose = `${getTableName(column.table)}.${column.name}`,
): SealedColumn => ({ column, keys, purpose })

/** Every column with sealed values, but for those inside of cart lines. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed(checkoutDraft.customer, [checkoutDraft.cartId]),
  sealed(submission.snapshot, [submission.id], 'checkout_submission.snapshot'),
  sealed(mailOutbox.letter, [mailOutbox.id]),
  sealed(smsOutbox.message, [smsOutbox.id]),
  sealed(payment.token, [payment.id]),
  sealed(savedPayment.token, [savedPayment.id], SAVED_PAYMENT_TOKEN),
  sealed(paymentLink.customer, [paymentLink.id], 'payment_request.customer'),
  sealed(booking.person, [booking.id]),
  sealed(providerCall.message, [providerCall.id]),
  sealed(waitingEntry.contact, [waitingEntry.id]),
  sealed(eyeHealthDay.request, [eyeHealthDay.id]),
  sealed(eyeHealthDay.answerText, [eyeHealthDay.id]),
  sealed(awaitedPrescription.request, [awaitedPrescription.orderNumber, awaitedPrescription.position]),
  sealed(prescriptionPhoto.content, [prescriptionPhoto.orderNumber, prescriptionPhoto.position]),
  sealed(claim.report, [claim.id]),
  sealed(claim.answerText, [claim.id]),
  sealed(review.content, [review.id]),
  sealed(requisition.content, [requisition.id]),
  sealed(invoice.receiver, [invoice.number]),
  sealed(bankPayment.payer, [bankPayment.id]),
  sealed(autogiroMandate.account, [autogiroMandate.id]),
  sealed(autogiroMandate.personalNumber, [autogiroMandate.id]),
  sealed(autogiroMandate.document, [autogiroMandate.id]),
  sealed(autogiroMandate.signature, [autogiroMandate.id]),
  sealed(autogiroSigning.account, [autogiroSigning.customerId], MANDATE_ACCOUNT),
  sealed(autogiroSigning.document, [autogiroSigning.customerId], MANDATE_DOCUMENT),
  sealed(autogiroSigning.qrStartSecret, [autogiroSigning.customerId], QR_SECRET),
  sealed(autogiroFile.content, [autogiroFile.id], AUTOGIRO_FILE),
  sealed(collectionFile.content, [collectionFile.id], COLLECTION_FILE),
  sealed(eInvoiceFile.content, [eInvoiceFile.id], E_INVOICE_FILE),
  sealed(lensSubscription.address, [lensSubscription.id]),
  sealed(lensSubscription.temporaryAddress, [lensSubscription.id]),
  sealed(lensDelivery.snapshot, [lensDelivery.id], 'checkout_submission.snapshot'),
  sealed(withdrawal.declaration, [withdrawal.id]),
  sealed(soldGiftCard.content, [soldGiftCard.cardId]),
  sealed(order.customer, [order.number]),
  sealed(orderNote.text, [orderNote.id]),
  sealed(pickUp.code, [pickUp.orderNumber]),
  sealed(customer.profile, [customer.id]),
  sealed(customer.personalNumber, [customer.id]),
  sealed(dataExport.file, [dataExport.id]),
  sealed(savedPrescription.content, [savedPrescription.id]),
  sealed(identityToken.email, [identityToken.digest]),
  sealed(eidOrder.qrStartSecret, [eidOrder.id]),
  sealed(eidOrder.person, [eidOrder.id]),
  sealed(eidOrder.email, [eidOrder.id]),
  sealed(agreement.content, [agreement.id]),
  sealed(agreement.document, [agreement.id]),
  sealed(agreement.signature, [agreement.id]),
  sealed(agreementSigning.document, [agreementSigning.agreementId], AGREEMENT_DOCUMENT),
  sealed(agreementSigning.qrStartSecret, [agreementSigning.agreementId], QR_SECRET),
  sealed(glassesSubscription.personalNumber, [glassesSubscription.id]),
  sealed(glassesSubscription.signature, [glassesSubscription.id]),
  sealed(glassesSubscriptionDocument.document, [glassesSubscriptionDocument.id]),
  sealed(glassesSubscriptionSigning.document, [glassesSubscriptionSigning.subscriptionId], SUBSCRIPTION_DOCUMENT),
  sealed(glassesSubscriptionSigning.terms, [glassesSubscriptionSigning.subscriptionId], SUBSCRIPTION_DOCUMENT),
  sealed(glassesSubscriptionSigning.qrStartSecret, [glassesSubscriptionSigning.subscriptionId], QR_SECRET),
  sealed(glassesSubscriptionExchange.card, [
    glassesSubscriptionExchange.subscriptionId,
    glassesSubscriptionExchange.yearStartsOn,
  ]),
  sealed(customerLookup.reason, [customerLookup.id]),
  sealed(orderLookup.reason, [orderLookup.id]),
  sealed(agreementLookup.reason, [agreementLookup.id]),
  sealed(staff.email, [staff.storeId, staff.employeeNumber]),
  sealed(staff.mobile, [staff.storeId, staff.employeeNumber]),
  sealed(passkey.name, [passkey.id]),
  sealed(orderLine.prescription, [orderLine.orderNumber, orderLine.position]),
]

/** Prescriptions of lines, inside of the document of a cart, and who gift cards go to. */
export const CART_PRESCRIPTION = 'cart.prescription'
export const CART_GIFT_CARD_DELIVERY = 'cart.gift_card_delivery'
