import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { emailDigests, sealProfile } from '../groups/person/customer/profile.js'
import { customer } from '../groups/person/customer/tables.js'
import { NOW } from './small-shop-parts.js'

/** Inserts a verified customer with the id and the address `<id>@klarsikt.example`, without a password. */
export async function addTestCustomer({ orm }: Executor, encryption: Encryption, id: string): Promise<void> {
  const email = `${id}@klarsikt.example`
  const at = new Date(NOW)
  const profile = {
    email,
    firstName: 'Eva',
    lastName: 'Ek',
    mobile: '0701740605',
    street: '',
    postalCode: '',
    city: '',
    marketing: { email: false, sms: false },
  }
  await orm.insert(customer).values({
    id,
    number: id,
    emailDigest: emailDigests(encryption, email)[0],
    emailVerifiedAt: at,
    termsVersion: ACCOUNT_TERMS_VERSION,
    termsAcceptedAt: at,
    profile: sealProfile(encryption, profile),
    createdAt: at,
    updatedAt: at,
  })
}
