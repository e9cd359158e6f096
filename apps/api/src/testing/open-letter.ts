import type { Encryption } from '@klarsikt/server/encryption'
import { type Letter, openLetter as open } from '../groups/platform/letter/sealed-letter.js'
import { modules } from '../modules.js'

/** Opens a letter of the outbox as it will be sent. */
export function openLetter(encryption: Encryption, row: { readonly kind: string; readonly letter: string }): Letter {
  return open(
    encryption,
    modules.flatMap(({ letters }) => letters),
    { shopUrl: 'https://klarsikt.example', serviceEmail: 'hej@klarsikt.example' },
    row,
  )
}
