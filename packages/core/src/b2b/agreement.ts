import type { Company, CompanyAddress } from './company.js'
import type { FrameLevel, GlassLevel } from './levels.js'
import type { ProtectiveClass } from './protective.js'
import type { ReferenceRule } from './reference.js'

/** A company as an agreement names it. */
export type AgreementOrganisation = Pick<Company, 'number' | 'name' | 'form' | 'address'> & {
  /** Typed in, because the register did not answer: staff look it up later. */
  readonly isTyped: boolean
}

/** Whom we call about the agreement. */
export type AgreementContact = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
}

/** Who signs for the company. */
export type Signatory = {
  readonly firstName: string
  readonly lastName: string
  /** What lets them sign, such as `Verkställande direktör`. */
  readonly title: string
  readonly email: string
}

/** Where invoices go, and what they refer to. */
export type AgreementInvoice = CompanyAddress & {
  readonly reference: ReferenceRule
  /** Where electronic invoices go; empty for paper and PDF. */
  readonly eInvoiceId: string
}

/** The glasses that employees get. */
export type AgreementGlasses = {
  readonly glassLevel: GlassLevel
  readonly frameLevel: FrameLevel
  /** Among how many models of frames they choose. */
  readonly frameModels: number
  readonly hasPhotochromic: boolean
}

/** The protective glasses that they get, and where the signed agreement goes. */
export type AgreementProtective = {
  /** Without any there are no protective glasses in it. */
  readonly classes: readonly ProtectiveClass[]
  readonly pdfEmail: string
}

/** What an agreement says [B2B-001]. */
export type AgreementContent = {
  readonly organisation: AgreementOrganisation
  readonly contact: AgreementContact
  readonly signatory: Signatory
  readonly invoice: AgreementInvoice
  readonly glasses: AgreementGlasses
  readonly protective: AgreementProtective
}
