import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Agreement, Page } from '@klarsikt/contract/shop/types'
import { AGREEMENT_STEPS, type AgreementStep } from '@klarsikt/core/agreement'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { outcomeOf } from '@klarsikt/forms'
import { SHOP } from '@klarsikt/shop-config'
import { href } from '@klarsikt/shop-config/paths'
import { replyOrThrow } from '../../lib/loading.js'
import { CONFIRM_QUERY, DRAFT_QUERY, RETURN_QUERY, stepIn } from './steps.js'

/** The agreement that the link of a letter signs. */
export interface Confirmation {
  readonly token: string
  /** Null for a link that has expired or never existed. */
  readonly known: {
    readonly number: string
    readonly company: string
    readonly signatory: string
    readonly pdfEmail: string
    readonly pdfPath: string
    readonly isSigned: boolean
  } | null
  readonly message: string
}

export interface AgreementData {
  readonly page: Page
  readonly agreement: Agreement | null
  readonly step: AgreementStep
  readonly draftToken: string | null
  readonly confirmation: Confirmation | null
  readonly hasBankId: boolean
  /** True when the BankID app has led back here. The signature of the session then goes on. */
  readonly returns: boolean
}

/** Loads the agreement of the session, and the step that the address names if it can be opened. */
export async function loadAgreement(client: ShopClient, visitor: ShopClient, url: URL): Promise<AgreementData> {
  const draftToken = url.searchParams.get(DRAFT_QUERY)
  const confirmToken = url.searchParams.get(CONFIRM_QUERY)
  const [page, own, eid, confirmation] = await Promise.all([
    loadPage(client),
    visitor.getAgreement(),
    outcomeOf(client.getEid()),
    confirmToken === null ? null : loadConfirmation(client, confirmToken),
  ])
  const agreement = replyOrThrow(own).data
  return {
    page,
    agreement,
    step: openStep(stepIn(url), agreement),
    draftToken,
    confirmation,
    hasBankId: eid.ok && eid.value.data !== null,
    returns: url.searchParams.get(RETURN_QUERY) !== null,
  }
}

/** Returns the step to open. While an earlier part is missing, that is the step of the missing part. */
function openStep(asked: AgreementStep | null, agreement: Agreement | null): AgreementStep {
  const next = agreement?.nextStep ?? 'organisation'
  if (asked === null) return agreement === null || agreement.status === 'signed' ? 'organisation' : next
  return AGREEMENT_STEPS.indexOf(asked) <= AGREEMENT_STEPS.indexOf(next) ? asked : next
}

async function loadConfirmation(client: ShopClient, token: string): Promise<Confirmation> {
  const read = await outcomeOf(client.getAgreementToConfirm({ params: { token } }))
  return read.ok ? { token, known: read.value.data, message: '' } : { token, known: null, message: read.message }
}

async function loadPage(client: ShopClient): Promise<Page> {
  const path = href('b2b-sign-agreement')
  const reply = await client.getPage({ query: { path } })
  return isFailure(reply) && reply.error.code === 'page.not-found' ? bare(path) : replyOrThrow(reply).data
}

function bare(path: string): Page {
  const title = agreementMessages.title()
  return {
    path,
    title,
    description: agreementMessages.description({ brand: SHOP.brand.name }),
    heading: title,
    lead: agreementMessages.lead(),
    updated: null,
    sections: [],
  }
}
