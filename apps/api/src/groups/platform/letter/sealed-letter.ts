import type { Encryption } from '@klarsikt/server/encryption'
import type { LetterContent, LetterContext, LetterData, LetterTemplate } from './letter-template.js'

const PURPOSE = 'mail_outbox.letter'

/** The content of an outbox row. Older letters contain the rendered letter instead of its data. */
type Stored = { readonly to: string } & ({ readonly data: LetterData } | LetterContent)

export type Letter = LetterContent & { readonly to: string }

type Row = { readonly kind: string; readonly letter: string }

export function sealLetter(encryption: Encryption, to: string, data: LetterData): string {
  return encryption.encrypt(JSON.stringify({ to, data } satisfies Stored), PURPOSE)
}

/** The digests of a letter's address under each key that may have been used. */
export function receiverDigests(encryption: Encryption, to: string): ReturnType<Encryption['digests']> {
  return encryption.digests(to, 'mail_outbox.receiver')
}

/** Opens a letter of the outbox and renders it by its template. */
export function openLetter(
  encryption: Encryption,
  templates: readonly LetterTemplate[],
  context: LetterContext,
  { kind, letter }: Row,
): Letter {
  const stored = JSON.parse(encryption.decrypt(letter, PURPOSE)) as Stored
  if (!('data' in stored)) return stored
  const template = templates.find(({ name }) => name === kind)
  if (!template) throw new Error(`There is no template for the letter ${kind}`)
  // The row's kind names the template for which its data was typed.
  return { to: stored.to, ...template.render(stored.data as never, context) }
}
