import type { TrustProxy } from '@klarsikt/server/http'
import type { AutogiroSettings } from './providers/autogiro/settings.js'
import type { BankIdSettings } from './providers/bankid/settings.js'
import type { BookingProviderSettings } from './providers/booking/settings.js'
import type { CollectionSettings } from './providers/collection/settings.js'
import type { CompanyRegisterSettings } from './providers/company-register/settings.js'
import type { EInvoiceSettings } from './providers/e-invoice/settings.js'
import type { InboxSettings } from './providers/file-exchange/inbox.js'
import type { ProviderSettings } from './providers/payment/settings.js'
import type { SmsSettings } from './providers/sms-providers.js'

/** What differs between installations. */
export type ApiSettings = ProviderSettings &
  SmsSettings & {
    /**
     * The shop's address without a slash at the end. It decides whether cookies are Secure and which Origin is allowed.
     */
    readonly publicUrl: string
    readonly apiKey: string
    readonly trustProxy: TrustProxy | false
    /** Other hosts whose pictures the shop resizes. */
    readonly mediaHosts: readonly string[]
    readonly dataFolder: string
    /** External pages: open positions, and the declaration of conformity of the products. */
    readonly jobsUrl: string
    readonly conformityUrl: string
    /** The shop's awards for the footer. A picture is a path on this site. */
    readonly awards?: readonly { readonly image: string; readonly text: string }[]
    readonly smtpUrl: string | null
    readonly mailFrom: string
    /** The mailbox of customer service. Staff read there what customers declare, such as withdrawals. */
    readonly serviceEmail: string
    /** The shop's bankgiro number, such as `5050-1055`; null where invoices are paid on the web only. */
    readonly bankgiro?: string | null
    /** The folder where the bank's payment reports arrive; null where staff import them by hand. */
    readonly bankFolder?: InboxSettings | null
    /** How files are exchanged with Bankgirot; null where the shop does not use autogiro. */
    readonly autogiro?: AutogiroSettings | null
    /** How invoices go to a collection agency; null where there is none. */
    readonly collection?: CollectionSettings | null
    /** How e-invoices go to the customers' banks; null where there is no operator. */
    readonly eInvoice?: EInvoiceSettings | null
    /** How BankID is called; null where it is not a log-in method. */
    readonly bankId?: BankIdSettings | null
    /** How the external booking system is called; null where there is none. */
    readonly bookingProvider?: BookingProviderSettings | null
    /** How companies are looked up; null where customers type in the company's details. */
    readonly companyRegister?: CompanyRegisterSettings | null
  }
