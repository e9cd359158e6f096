import type { Encryption } from '@klarsikt/server/encryption'
import type { LetterContent, LetterContext, LetterData, LetterTemplate } from './letter-template.js'

const PURPOSE = 'mail_outbox.letter'

/** What a row of the outbox holds; letters from before they were written when sent hold their content. */
type Stored = { readonly to: string } & ({ readonly data: LetterData } | LetterContent)

export type Letter = LetterContent & { readonly to: string }

type Row = { readonly kind: string; readonly letter: string }

export function sealLetter(encryption: Encryption, to: string, data: LetterData): string {
  return encryption.encrypt(JSON.stringify({ to, data } satisfies Stored), PURPOSE)
}

/** How the letters to an address are found, by each key it may have been digested with. */
export function receiverDigests(encryption: Encryption, to: string): ReturnType<Encryption['digests']> {
  return encryption.digests(to, 'mail_outbox.receiver')
}

/** Opens a letter of the outbox and writes it by its template. */
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
  // The name of the row is that of the template its data was typed by.
  return { to: stored.to, ...template.render(stored.data as never, context) }
}
