import type { Encryption } from '@klarsikt/server/encryption'

/** What snapshots are sealed for; rows from before are opened by the same words. */
const PURPOSE = 'checkout_submission.snapshot'

/** Seals what was agreed; only the subject that wrote it knows the shape. */
export function sealSnapshot(encryption: Encryption, snapshot: object): string {
  return encryption.encrypt(JSON.stringify(snapshot), PURPOSE)
}

export function openSnapshot<Snapshot>(encryption: Encryption, sealed: string): Snapshot {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as Snapshot
}
