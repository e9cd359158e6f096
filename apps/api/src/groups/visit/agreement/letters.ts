import { type AgreementContent, DOWNLOAD_LINK_DAYS, DRAFT_DAYS, SIGN_LINK_DAYS } from '@klarsikt/core/agreement'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/agreement-letter'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterParts,
  type LetterTemplate,
  enqueueLetter,
  writeLetter,
} from '../../platform/index.js'
import { downloadPath } from './download-link.js'
import type { Agreement } from './find.js'

/** A letter with a document. */
type Attached = { readonly number: string; readonly document: string }

type AgreementLetter = LetterParts & { readonly attached?: Attached }

function write({ attached, ...parts }: AgreementLetter): LetterContent {
  return {
    ...writeLetter(parts),
    ...(attached && {
      attachments: [
        {
          filename: `avtal-${attached.number}.pdf`,
          content: attached.document,
          contentType: 'application/pdf',
          encoding: 'base64' as const,
        },
      ],
    }),
  }
}

type SignedLetter = Attached & {
  readonly company: string
  readonly signatory: string
  readonly signedAt: string
  readonly digest: string
  readonly path: string
}

const signed: LetterTemplate<SignedLetter> = {
  name: 'agreement-signed',
  render: (data, { shopUrl }) =>
    write({
      title: letterMessages.signedSubject({ company: data.company }),
      texts: [letterMessages.signedIntro({ company: data.company }), letterMessages.signedNext()],
      rows: [
        { text: letterMessages.number(), amount: data.number },
        { text: letterMessages.signatory(), amount: data.signatory },
        { text: letterMessages.signedAt(), amount: dateTimeText(new Date(data.signedAt)) },
        { text: letterMessages.digest(), amount: data.digest },
      ],
      link: { url: `${shopUrl}${data.path}`, text: letterMessages.download({ days: DOWNLOAD_LINK_DAYS }) },
      attached: data,
    }),
}

type SignLetter = Attached & { readonly company: string; readonly firstName: string; readonly secret: string }

const toSign: LetterTemplate<SignLetter> = {
  name: 'agreement-to-sign',
  render: (data, { shopUrl }) =>
    write({
      title: letterMessages.signSubject({ company: data.company }),
      texts: [
        letterMessages.greeting({ name: data.firstName }),
        letterMessages.signIntro({ company: data.company, number: data.number }),
        letterMessages.signUntil({ days: SIGN_LINK_DAYS }),
        letterMessages.unexpected(),
      ],
      link: { url: wizardUrl(shopUrl, { bekrafta: data.secret }), text: letterMessages.signOpen() },
      attached: data,
    }),
}

type DraftLetter = { readonly company: string; readonly secret: string }

const draft: LetterTemplate<DraftLetter> = {
  name: 'agreement-draft',
  render: (data, { shopUrl }) =>
    write({
      title: letterMessages.draftSubject(),
      texts: [
        data.company === '' ? letterMessages.draftIntro() : letterMessages.draftIntroOf({ company: data.company }),
        letterMessages.draftUntil({ days: DRAFT_DAYS }),
        letterMessages.unexpected(),
      ],
      link: { url: wizardUrl(shopUrl, { utkast: data.secret }), text: letterMessages.draftOpen() },
    }),
}

export const agreementLetters = [signed, toSign, draft] as const

function wizardUrl(shopUrl: string, query: Readonly<Record<string, string>>): string {
  return `${shopUrl}${encodedHref('b2b-sign-agreement')}?${new URLSearchParams(query)}`
}

const base64 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('base64')

/** Sends the signed agreement to the address that was given for it [B2B-005], once. */
export async function sendSigned(
  deps: EnqueueDeps,
  tx: Executor,
  { id, number, signedAt, documentDigest }: Agreement,
  { organisation, signatory, protective }: AgreementContent,
  pdf: Uint8Array,
): Promise<void> {
  const now = deps.clock.now()
  const data = {
    number,
    document: base64(pdf),
    company: organisation.name,
    signatory: `${signatory.firstName} ${signatory.lastName}, ${signatory.title}`,
    signedAt: (signedAt ?? now).toISOString(),
    digest: documentDigest ?? '',
    path: downloadPath(deps.encryption, id, now),
  }
  await enqueueLetter(deps, tx, { template: signed, to: protective.pdfEmail, data, key: number })
}

/** Sends the signatory the document with the link that signs it. */
export async function sendSignLink(
  deps: EnqueueDeps,
  tx: Executor,
  { number }: Agreement,
  { organisation, signatory }: AgreementContent,
  { secret, pdf }: { readonly secret: string; readonly pdf: Uint8Array },
): Promise<void> {
  const { firstName, email } = signatory
  const data = { number, document: base64(pdf), company: organisation.name, firstName, secret }
  await enqueueLetter(deps, tx, { template: toSign, to: email, data })
}

export async function sendDraftLink(deps: EnqueueDeps, tx: Executor, to: string, data: DraftLetter): Promise<void> {
  await enqueueLetter(deps, tx, { template: draft, to, data })
}
