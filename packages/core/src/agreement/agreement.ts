import type { Company, CompanyAddress } from '../company/company.js'
import type { ReferenceRule } from '../company/reference.js'
import type { FrameLevel, GlassLevel } from './levels.js'
import type { ProtectiveClass } from './protective.js'

/** The company that an agreement names. */
export type AgreementOrganisation = Pick<Company, 'number' | 'name' | 'form' | 'address'> & {
  /** True if the user typed the company because the company register did not answer. Staff check it later. */
  readonly isTyped: boolean
}

/** The person at the company whom the shop contacts about the agreement. */
export type AgreementContact = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
}

/** The person who signs for the company. */
export type Signatory = {
  readonly firstName: string
  readonly lastName: string
  /** The position that entitles the person to sign, such as `Verkställande direktör`. */
  readonly title: string
  readonly email: string
}

/** The address for invoices, and the reference that they carry. */
export type AgreementInvoice = CompanyAddress & {
  readonly reference: ReferenceRule
  /** Peppol id for electronic invoices; empty if the company gets them on paper or as PDF. */
  readonly eInvoiceId: string
}

/** The glasses that the company pays for. */
export type AgreementGlasses = {
  readonly glassLevel: GlassLevel
  readonly frameLevel: FrameLevel
  /** How many frame models an employee chooses among. */
  readonly frameModels: number
  readonly hasPhotochromic: boolean
}

/** The protective glasses that the company pays for, and the e-mail address that gets the signed agreement. */
export type AgreementProtective = {
  /** Empty if the agreement includes no protective glasses. */
  readonly classes: readonly ProtectiveClass[]
  readonly pdfEmail: string
}

/** All parts of a complete agreement [B2B-001]. */
export type AgreementContent = {
  readonly organisation: AgreementOrganisation
  readonly contact: AgreementContact
  readonly signatory: Signatory
  readonly invoice: AgreementInvoice
  readonly glasses: AgreementGlasses
  readonly protective: AgreementProtective
}
