import type { Encryption } from '@klarsikt/server/encryption'

/** The purpose to which snapshots are sealed. Older rows need it unchanged. */
const PURPOSE = 'checkout_submission.snapshot'

/** Seals what was agreed. Only the subject that wrote it knows its shape. */
export function sealSnapshot(encryption: Encryption, snapshot: object): string {
  return encryption.encrypt(JSON.stringify(snapshot), PURPOSE)
}

export function openSnapshot<Snapshot>(encryption: Encryption, sealed: string): Snapshot {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as Snapshot
}
