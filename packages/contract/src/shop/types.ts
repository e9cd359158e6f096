import type { z } from 'zod'
import type * as ba from './agreement.js'
import type * as a from './article.js'
import type * as autogiro from './autogiro.js'
import type * as ap from './awaited-prescription.js'
import type * as bp from './bank-payment.js'
import type * as b from './booking.js'
import type * as ch from './cart-handover.js'
import type * as c from './cart.js'
import type * as o from './checkout.js'
import type * as cl from './claim.js'
import type * as bb from './company.js'
import type * as cu from './customer.js'
import type * as e from './eid.js'
import type * as eh from './eye-health-day.js'
import type * as f from './finance.js'
import type * as fit from './fit.js'
import type * as fr from './friends.js'
import type * as gc from './gift-card.js'
import type * as gs from './glasses-subscription-parts.js'
import type * as i from './identity.js'
import type * as od from './order.js'
import type * as pk from './passkey.js'
import type * as p from './payment.js'
import type * as pd from './personal-data.js'
import type * as rx from './prescription.js'
import type * as rq from './requisition.js'
import type * as r from './return.js'
import type * as rv from './review.js'
import type * as sg from './signing.js'
import type * as s from './site.js'
import type * as sa from './staff-agreement.js'
import type * as sb from './staff-booking.js'
import type * as sgc from './staff-gift-card.js'
import type * as staffInvoice from './staff-invoice.js'
import type * as so from './staff-order.js'
import type * as st from './staff.js'
import type * as str from './store.js'
import type * as sr from './strengths.js'
import type * as sub from './subscription.js'
import type * as wl from './waiting-list.js'
import type * as w from './withdrawal.js'

/** Types of requests and answers. This file has types only, so importing it adds nothing to a page. */
export type Article = z.output<typeof a.article>
export type ArticleColour = z.output<typeof a.articleColour>
export type ArticleCard = z.output<typeof a.articleCard>
export type ImageSet = z.output<typeof a.imageSet>
export type BackdropSet = z.output<typeof a.backdropSet>
export type VideoSet = z.output<typeof a.videoSet>
export type LensOption = z.output<typeof a.lensOption>
export type LensOptions = z.output<typeof a.lensOptions>['data']
export type LensParameters = z.output<typeof a.lensParameters>
export type Price = z.output<typeof a.price>
export type PricePart = z.output<typeof a.pricePart>
export type Sku = z.output<typeof a.sku>
export type Specification = z.output<typeof a.specification>
export type TypedPrescription = z.output<typeof a.typedPrescription>
export type Variant = z.output<typeof a.variant>
export type Agreement = z.output<typeof ba.agreement>
export type Company = z.output<typeof bb.company>
export type SignatureBegun = z.output<typeof sg.signatureBegun>
export type SignatureState = z.output<typeof sg.signatureState>
export type GlassesSubscription = z.output<typeof gs.glassesSubscription>
export type GlassesSubscriptionDocument = z.output<typeof gs.glassesSubscriptionDocument>
export type GlassesSubscriptionPerk = z.output<typeof gs.glassesSubscriptionPerk>
export type GlassesSubscriptionMonth = z.output<typeof gs.glassesSubscriptionMonth>
export type GlassesSubscriptionSummary = z.output<typeof gs.glassesSubscriptionSummary>
export type WinbackOffer = z.output<typeof gs.winbackOffer>
export type StoreGlassesSubscription = z.output<typeof gs.storeGlassesSubscription>
export type Requisition = z.output<typeof rq.requisition>
export type BookingRequisition = z.output<typeof rq.bookingRequisition>
export type Booking = z.output<typeof b.booking>
export type BookingSlot = z.output<typeof b.bookingSlot>
export type StaffAgreement = z.output<typeof sa.staffAgreement>
export type StaffAgreements = z.output<typeof sa.staffAgreements>
export type EyeHealthDay = z.output<typeof eh.eyeHealthDay>
export type EyeHealthDays = z.output<typeof eh.eyeHealthDays>
export type ExamTypeOption = z.output<typeof b.examTypeOption>
export type Cart = z.output<typeof c.cart>
export type CartHead = z.output<typeof c.cartHead>
export type CartItem = z.output<typeof c.cartItem>
export type CartReply = z.output<typeof c.cartReply>
export type CheckoutConfig = z.output<typeof c.checkoutConfig>
export type PrescriptionGlasses = z.output<typeof sr.prescriptionGlasses>
export type CheckoutState = z.output<typeof o.checkoutState>
export type CheckoutTotals = z.output<typeof o.checkoutTotals>
export type Confirmation = z.output<typeof o.confirmation>
export type DeliveryOption = z.output<typeof o.deliveryOption>
export type PickUpStore = z.output<typeof o.pickUpStore>
export type PaymentOption = z.output<typeof o.paymentOption>
export type SubmitReply = z.output<typeof o.submitReply>
export type TypedCustomer = z.output<typeof o.typedCustomer>
export type CustomerClaim = z.output<typeof cl.customerClaim>
export type AwaitedPrescription = z.output<typeof ap.awaitedPrescription>
export type AwaitedPair = z.output<typeof ap.awaitedPair>
export type AwaitedOrder = z.output<typeof ap.awaitedOrder>
export type StaffPrescriptionHead = z.output<typeof ap.staffPrescriptionHead>
export type StaffPrescription = z.output<typeof ap.staffPrescription>
export type StaffPrescriptions = z.output<typeof ap.staffPrescriptions>
export type CartHandover = z.output<typeof ch.cartHandover>
export type StaffCartHandover = z.output<typeof ch.staffCartHandover>
export type StaffCartHandovers = z.output<typeof ch.staffCartHandovers>
export type CustomerClaims = z.output<typeof cl.customerClaims>
export type StaffClaim = z.output<typeof cl.staffClaim>
export type StaffClaims = z.output<typeof cl.staffClaims>
export type CustomerDetails = z.output<typeof cu.customerDetails>
export type CollectEidReply = z.output<typeof e.eidEndpoints.collectEid.reply>
export type AccountSize = z.output<typeof fit.accountSize>
export type Loyalty = z.output<typeof fr.loyalty>
export type LoginSession = z.output<typeof i.loginSession>
export type NewPasskey = z.output<typeof pk.newPasskey>
export type Passkey = z.output<typeof pk.passkey>
export type PasskeyLoginOptions = z.output<typeof pk.passkeyLoginOptions>
export type PasskeyRegisterOptions = z.output<typeof pk.passkeyRegisterOptions>
export type StorePasskeyOptions = z.output<typeof pk.storePasskeyOptions>
export type SignedPasskey = z.output<typeof pk.signedPasskey>
export type User = z.output<typeof i.user>
export type DataExport = z.output<typeof pd.dataExport>
export type ExamPrescription = z.output<typeof rx.examPrescription>
export type OpenPrescription = z.output<typeof rx.openPrescription>
export type SavedPrescription = z.output<typeof rx.savedPrescription>
export type Autogiro = z.output<typeof autogiro.autogiro>
export type Invoice = z.output<typeof f.invoice>
export type PaymentMethodChoice = z.output<typeof f.paymentMethodChoice>
export type SavedGiftCard = z.output<typeof gc.savedGiftCard>
export type SavedPayment = z.output<typeof f.savedPayment>
export type InvoicePaymentReply = z.output<typeof f.invoicePaymentReply>
export type Order = z.output<typeof od.order>
export type SentParcel = z.output<typeof od.sentParcel>
export type OrderLine = Order['lines'][number]
export type OrderSummary = z.output<typeof od.orderSummary>
export type NotBoughtAgain = z.output<typeof od.notBoughtAgain>
export type PaymentLinkReply = z.output<typeof p.paymentLinkReply>
export type PaymentLinkStatus = z.output<typeof p.paymentLinkStatus>
export type PaymentStatus = z.output<typeof p.paymentStatus>
export type PaymentElsewhere = z.output<typeof p.paymentElsewhere>
export type Category = z.output<typeof s.category>
export type CategorySort = (typeof s.CATEGORY_SORTS)[number]
export type Consent = z.output<typeof s.consent>
export type Page = z.output<typeof s.page>
export type PageSection = Page['sections'][number]
export type { RailRule, StoredPage, StoredSection } from './stored-page.js'
export type SearchReply = z.output<typeof s.searchReply>
export type Shopper = z.output<typeof s.shopper>
export type SiteConfig = z.output<typeof s.siteConfig>
export type FoundCustomer = z.output<typeof st.foundCustomer>
export type StaffMember = z.output<typeof st.staffMember>
export type StaffCodeMobile = z.output<typeof st.staffCodeMobile>
export type StoreBooking = z.output<typeof sb.storeBooking>
export type StoreDay = z.output<typeof sb.storeDay>
export type StoreAbsence = z.output<typeof sb.storeAbsence>
export type StaffBankPayment = z.output<typeof bp.staffBankPayment>
export type StaffGiftCard = z.output<typeof sgc.staffGiftCard>
export type StaffGiftCards = z.output<typeof sgc.staffGiftCards>
export type StaffInvoice = z.output<typeof staffInvoice.staffInvoice>
export type StaffOrder = z.output<typeof so.staffOrder>
export type StaffOrderHead = z.output<typeof so.staffOrderHead>
export type StaffOrders = z.output<typeof so.staffOrders>
export type Store = z.output<typeof str.store>
export type StoreDetails = z.output<typeof str.storeDetails>
export type StoreWithStock = z.output<typeof str.storeWithStock>
export type LensDelivery = z.output<typeof sub.lensDelivery>
export type LensLine = z.output<typeof sub.lensLine>
export type LensSubscription = z.output<typeof sub.lensSubscription>
export type LensSubscriptionSummary = z.output<typeof sub.lensSubscriptionSummary>
export type WaitingEntry = z.output<typeof wl.waitingEntry>
export type WithdrawalReceipt = z.output<typeof w.withdrawalReceipt>
export type ArticleReviews = z.output<typeof rv.articleReviews>
export type OrderReviews = z.output<typeof rv.orderReviews>
export type StaffReview = z.output<typeof rv.staffReview>
export type StaffReviews = z.output<typeof rv.staffReviews>
export type OrderReturn = z.output<typeof r.orderReturn>
export type PendingReturns = z.output<(typeof r.returnEndpoints)['getPendingReturns']['reply']>['data']
export type OrderReturns = z.output<(typeof r.returnEndpoints)['getOrderReturns']['reply']>['data']
export type ReturnableLine = z.output<typeof r.returnableLine>
