import { statement } from '@klarsikt/server/database'

/** Inserts waiting letters. A letter whose kind and key exist is skipped. */
export const insertLetters = statement<
  [
    now: Date,
    ids: readonly string[],
    kinds: readonly string[],
    keys: readonly (string | null)[],
    letters: readonly string[],
    receivers: readonly string[],
  ]
>(
  'mail-enqueue',
  `insert into mail_outbox (id, kind, key, letter, receiver, state, next_at, created_at)
   select letter.id, letter.kind, letter.key, letter.letter, letter.receiver, 'waiting', $1, $1
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as letter (id, kind, key, letter, receiver)
   on conflict (kind, key) where key is not null do nothing`,
)
