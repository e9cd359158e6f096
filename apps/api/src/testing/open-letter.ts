import type { Encryption } from '@klarsikt/server/encryption'
import { modules } from '../modules.js'
import { type Letter, openLetter as open } from '../modules/outbox/sealed-letter.js'

/** Opens a letter of the outbox as it will be sent. */
export function openLetter(encryption: Encryption, row: { readonly kind: string; readonly letter: string }): Letter {
  return open(
    encryption,
    modules.flatMap(({ letters }) => letters),
    { shopUrl: 'https://klarsikt.example', serviceEmail: 'hej@klarsikt.example' },
    row,
  )
}
