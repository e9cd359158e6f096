import { randomBytes, randomInt } from 'node:crypto'
import {
  type AgreementContent,
  agreementNumber,
  agreementStates,
  checkContact,
  checkGlasses,
  checkInvoice,
  checkProtective,
  checkSignatory,
  type TypedPart,
} from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { sealContent } from '../company/content.js'
import { type CompanyRefusal } from '../company/find-company.js'
import { agreement } from '../company/tables.js'
import { type Agreement, findOwnAgreement, isSigned, lockAgreement } from './find.js'
import { readOrganisation, type TypedOrganisation } from './read-organisation.js'
import { agreementSigning } from './tables.js'

/** One part of the draft, as typed. */
export type TypedAgreementPart =
  | ({ readonly part: 'organisation' } & TypedOrganisation)
  | ({ readonly part: 'contact' } & TypedPart<'contact'>)
  | ({ readonly part: 'signatory' } & TypedPart<'signatory'>)
  | ({ readonly part: 'invoice' } & TypedPart<'invoice'>)
  | ({ readonly part: 'glasses' } & TypedPart<'glasses'>)
  | ({ readonly part: 'protective' } & TypedPart<'protective'>)

type SaveRefusal = Refusal<CompanyRefusal | 'request.invalid' | 'rate-limited' | 'agreement.signed'>
type Saved = Result<Agreement, SaveRefusal>

/**
 * Stores a part of the session's draft of an agreement. A session without a draft gets a new one. A signature in
 * progress ends, because it is for the content before the change.
 */
export async function saveDraft(ctx: SessionCtx, typed: TypedAgreementPart): Promise<Saved> {
  const read = await readPart(ctx, typed)
  if (!read.ok) return read
  const { database, encryption, session, clock } = ctx
  const own = await findOwnAgreement(database, encryption, session.digest)
  const id = own && !isSigned(own) ? own.id : await beginDraft(ctx)
  const now = clock.now()
  return database.transaction(async (tx): Promise<Saved> => {
    const locked = await lockAgreement(tx, encryption, id)
    // Another tab has signed the agreement in the meantime.
    if (!locked || isSigned(locked)) return err('agreement.signed')
    const says = { ...locked.says, ...read.value }
    await tx.orm
      .update(agreement)
      .set({ content: sealContent(encryption, says), updatedAt: now })
      .where(eq(agreement.id, id))
    await tx.orm.delete(agreementSigning).where(eq(agreementSigning.agreementId, id))
    return ok({ ...locked, says, updatedAt: now })
  })
}

type ReadPart = Result<Partial<AgreementContent>, SaveRefusal>

async function readPart(ctx: SessionCtx, typed: TypedAgreementPart): Promise<ReadPart> {
  if (typed.part === 'organisation') {
    const organisation = await readOrganisation(ctx, typed)
    return organisation.ok ? ok({ organisation: organisation.value }) : organisation
  }
  const checked = checkPart(typed)
  return checked.ok
    ? ok({ [typed.part]: checked.value })
    : err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
}

function checkPart(typed: Exclude<TypedAgreementPart, { readonly part: 'organisation' }>) {
  switch (typed.part) {
    case 'contact':
      return checkContact(typed)
    case 'signatory':
      return checkSignatory(typed)
    case 'invoice':
      return checkInvoice(typed)
    case 'glasses':
      return checkGlasses(typed)
    case 'protective':
      return checkProtective(typed)
  }
}

/** Agreement numbers are random and have eight digits, so that they do not show how many agreements there are. */
const NUMBERS = 100_000_000

async function beginDraft({ database, encryption, session, clock }: SessionCtx): Promise<string> {
  const now = clock.now()
  const id = randomBytes(16).toString('hex')
  for (;;) {
    const { rowCount } = await database.orm
      .insert(agreement)
      .values({
        id,
        number: agreementNumber(randomInt(NUMBERS)),
        state: agreementStates.initial,
        sessionDigest: session.digest,
        content: sealContent(encryption, {}),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: agreement.number })
    if (rowCount === 1) return id
  }
}

/** Deletes the session's draft. */
export async function discardDraft({ database, encryption, session }: SessionCtx): Promise<void> {
  const own = await findOwnAgreement(database, encryption, session.digest)
  if (!own || isSigned(own)) return
  await database.transaction(async (tx) => {
    const locked = await lockAgreement(tx, encryption, own.id)
    if (locked && !isSigned(locked)) await tx.orm.delete(agreement).where(eq(agreement.id, own.id))
  })
}
