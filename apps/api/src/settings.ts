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
    /** Address customers use, without a slash at the end; decides Secure cookies and which Origin is ours. */
    readonly publicUrl: string
    readonly apiKey: string
    readonly trustProxy: TrustProxy | false
    /** Other hosts whose pictures may be resized. */
    readonly mediaHosts: readonly string[]
    readonly dataFolder: string
    /** Where jobs are announced, and the declaration of conformity: external pages. */
    readonly jobsUrl: string
    readonly conformityUrl: string
    /** What the shop has been given, for the footer: pictures by their path on this site. */
    readonly awards?: readonly { readonly image: string; readonly text: string }[]
    readonly smtpUrl: string | null
    readonly mailFrom: string
    /** Mailbox of customer service, where staff read what customers declare. */
    readonly serviceEmail: string
    /** Where customers transfer to, `5050-1055`; null or left out where invoices are paid on the web only. */
    readonly bankgiro?: string | null
    /** Where the bank's reports of what was paid arrive; null or left out where they are imported by hand. */
    readonly bankFolder?: InboxSettings | null
    /** How files are exchanged with the bank giro; null or left out where nothing is drawn by autogiro. */
    readonly autogiro?: AutogiroSettings | null
    /** How invoices are handed over to a collection agency; null or left out where there is none. */
    readonly collection?: CollectionSettings | null
    /** How e-invoices reach the customers' banks; null or left out where there is no operator. */
    readonly eInvoice?: EInvoiceSettings | null
    /** How BankID is reached; null where it is no login method. */
    readonly bankId?: BankIdSettings | null
    /** How the booking system of some stores is reached; null where there is none. */
    readonly bookingProvider?: BookingProviderSettings | null
    /** How companies are looked up; null where they are not, and are typed in. */
    readonly companyRegister?: CompanyRegisterSettings | null
  }
