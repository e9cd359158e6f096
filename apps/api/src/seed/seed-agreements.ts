import { randomBytes } from 'node:crypto'
import { agreementStates } from '@klarsikt/core/agreement'
import type { DemoAgreement } from '@klarsikt/fixtures/demo'
import type { Deps } from '../context.js'
import { actAs, markLettersSent } from '../groups/platform/index.js'
import { agreementSigning } from '../groups/visit/agreement/tables.js'
import { agreement } from '../groups/visit/company/tables.js'
import { sealContent, sealDocument } from '../groups/visit/index.js'
import { SIGN_LETTER, digestOf, drawAgreement, signAgreement } from '../groups/visit/index.js'

/** Signs the missing agreements of the demo as their signatories would by e-mail. Returns how many. */
export async function seedAgreements(deps: Deps, agreements: readonly DemoAgreement[]): Promise<number> {
  let signed = 0
  for (const one of agreements)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedAgreement(deps, one))) signed++
  return signed
}

async function seedAgreement(deps: Deps, { id, number, says }: DemoAgreement): Promise<boolean> {
  const { database, encryption, clock } = deps
  const now = clock.now()
  const { rowCount } = await database.orm
    .insert(agreement)
    .values({
      id,
      number,
      state: agreementStates.initial,
      // No session has an empty digest.
      sessionDigest: '',
      content: sealContent(encryption, says),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  if (rowCount !== 1) return false
  const pdf = await drawAgreement({ number, at: now, says })
  const documentDigest = digestOf(pdf)
  await database.orm.insert(agreementSigning).values({
    agreementId: id,
    method: 'e-mail',
    document: sealDocument(encryption, pdf),
    documentDigest,
    // The digest of a random code that nobody gets.
    letterDigest: encryption.digest(randomBytes(32).toString('base64url'), SIGN_LETTER),
    state: 'awaiting',
    hintCode: '',
    createdAt: now,
    orderedAt: now,
    collectedAt: now,
    expiresAt: now,
  })
  const signature = { method: 'e-mail', email: says.signatory.email } as const
  const done = await signAgreement(deps, { id, signature, signingDigest: documentDigest })
  // The demo sends no letters about its past.
  await markLettersSent(database, number)
  return done.ok
}
