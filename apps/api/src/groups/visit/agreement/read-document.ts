import { wholeAgreement } from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { openDocument } from '../company/content.js'
import { drawAgreement } from './document.js'
import { isGoodLink } from './download-link.js'
import { findAgreement, findSigning } from './find.js'

type Document = { readonly name: string; readonly pdf: Uint8Array<ArrayBuffer> }

/** Reads the document of an agreement by a signed link: the signed one, the one being signed, or the present draft. */
export async function readDocument(
  { database, encryption, clock }: Ctx,
  link: { readonly id: string; readonly until: number; readonly key: string },
): Promise<Result<Document, 'agreement.not-found'>> {
  if (!isGoodLink(encryption, link, clock.now())) return err('agreement.not-found')
  const agreement = await findAgreement(database, encryption, { id: link.id })
  const says = agreement && wholeAgreement(agreement.says)
  if (!says) return err('agreement.not-found')
  const sealed = agreement.document ?? (await findSigning(database, agreement.id))?.document ?? null
  const pdf =
    sealed === null
      ? await drawAgreement({ number: agreement.number, at: clock.now(), says })
      : openDocument(encryption, sealed)
  return ok({ name: `avtal-${agreement.number}`, pdf })
}
