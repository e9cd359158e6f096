import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { done, loggedIn, loginStopped, user } from './identity.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** Bytes in WebAuthn's encoding (base64url). The limits are far above what authenticators send. */
const bytes = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/)

/** A credential id has at most 1023 bytes (WebAuthn). */
const credentialId = bytes(1_400)
const transport = z.string().max(40)
const transports = z.array(transport).max(10)

/** A credential that the browser should find, or not create again. */
const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() })
const need = z.enum(['discouraged', 'preferred', 'required'])

/** The argument of `navigator.credentials.create` as JSON. */
export const passkeyRegisterOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({ residentKey: need, requireResidentKey: z.boolean(), userVerification: need }),
    attestation: z.literal('none'),
    timeout: z.number(),
  })
  .meta({ id: 'PasskeyRegisterOptions' })

/** The argument of `navigator.credentials.get` as JSON. Any passkey of the shop will do, so nobody types an address. */
export const passkeyLoginOptions = z
  .object({ challenge: z.string(), rpId: z.string(), userVerification: need, timeout: z.number() })
  .meta({ id: 'PasskeyLoginOptions' })

/** As for customers, but with a list of allowed passkeys, because the password has told who logs in. */
export const storePasskeyOptions = z
  .object({ ...passkeyLoginOptions.shape, allowCredentials: z.array(known) })
  .meta({ id: 'StorePasskeyOptions' })

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** A new passkey as `PublicKeyCredential.toJSON` writes it. Other fields are ignored. */
export const newPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(8_000),
      attestationObject: bytes(40_000),
      transports: transports.optional(),
    }),
  })
  .meta({ id: 'NewPasskey' })

/** A challenge that a passkey has signed. */
export const signedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(8_000),
      authenticatorData: bytes(8_000),
      signature: bytes(8_000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: 'SignedPasskey' })

/** A passkey for its owner. */
export const passkey = z
  .object({
    id: z.string(),
    /** The name that its owner gave it, or the device that created it. */
    name: z.string(),
    addedAt: instant,
    lastUsedAt: instant.nullable(),
    /** True if it is stored in a cloud and so survives the loss of the device. */
    isBackedUp: z.boolean(),
  })
  .meta({ id: 'Passkey' })

/** Customers and staff add and remove passkeys by the same schemas. */
const registering = {
  reply: z.object({ success: z.literal(true), options: passkeyRegisterOptions }),
  errors: ['login.step-up-required', 'passkey.too-many'],
} as const
const adding = {
  body: z.object({ response: newPasskey, name: typed.optional() }),
  reply: done,
  errors: ['login.step-up-required', 'passkey.refused', 'passkey.too-many'],
} as const
const listing = { reply: z.object({ data: z.array(passkey) }) }
const removing = { body: z.object({ id: credentialId }), reply: done, errors: ['login.step-up-required'] } as const
const renaming = { body: z.object({ id: credentialId, name: typed }), reply: done }

export const passkeyEndpoints = {
  passkeyRegisterOptions: endpoint(shopRoutes.passkeyRegisterOptions, {
    permission: 'account.change',
    audits: { exempt: 'It makes a challenge; the passkey that answers it is audited.' },
    summary: 'Begins to add a passkey and returns the options for the browser. Needs a recent log-in',
    ...registering,
  }),
  registerPasskey: endpoint(shopRoutes.registerPasskey, {
    permission: 'account.change',
    audits: ['customer.passkey-added'],
    summary: 'Adds the passkey that the browser has made and notifies the customer by letter. Needs a recent log-in',
    ...adding,
  }),
  passkeyLoginOptions: endpoint(shopRoutes.passkeyLoginOptions, {
    permission: 'account.open',
    audits: { exempt: 'It makes a challenge; the log-in that answers it is audited.' },
    summary: 'Begins a log-in by passkey. Returns a challenge that this session may answer once within five minutes',
    reply: z.object({ success: z.literal(true), options: passkeyLoginOptions }),
    errors: ['rate-limited'],
  }),
  loginByPasskey: endpoint(shopRoutes.loginByPasskey, {
    permission: 'account.open',
    audits: ['customer.logged-in'],
    summary: 'Logs a customer in by a signed challenge. It can stop for the same reasons as a log-in by password',
    body: z.object({ response: signedPasskey }),
    reply: z.union([loggedIn, loginStopped]),
    errors: ['login.failed', 'passkey.of-staff', 'rate-limited'],
  }),
  getPasskeys: endpoint(shopRoutes.getPasskeys, {
    permission: 'account.read',
    summary: 'Lists the customer’s passkeys, newest first',
    ...listing,
  }),
  removePasskey: endpoint(shopRoutes.removePasskey, {
    permission: 'account.change',
    audits: ['customer.passkey-removed'],
    summary: 'Removes a passkey and notifies the customer by letter. Needs a recent log-in',
    ...removing,
  }),
  renamePasskey: endpoint(shopRoutes.renamePasskey, {
    permission: 'account.change',
    audits: ['customer.passkey-renamed'],
    summary: 'Renames a passkey of the customer. An empty name becomes the name of the present device',
    ...renaming,
  }),
  loginStoreByPasskey: endpoint(shopRoutes.loginStoreByPasskey, {
    permission: 'account.open',
    audits: ['staff.logged-in'],
    summary: 'Logs staff in by the signed challenge of a log-in by passkey, without a password',
    body: z.object({ response: signedPasskey }),
    reply: z.object({ success: z.literal(true), user }),
    errors: ['store-passkey.failed', 'passkey.of-customer', 'rate-limited'],
  }),
  storePasskeyOptions: endpoint(shopRoutes.storePasskeyOptions, {
    permission: 'account.open',
    audits: { exempt: 'It makes a challenge; the log-in that answers it is audited.' },
    summary: 'Begins the second step of a staff log-in by passkey, after the right password',
    reply: z.object({ success: z.literal(true), options: storePasskeyOptions }),
    errors: ['store-login.expired', 'store-passkey.none', 'rate-limited'],
  }),
  confirmStorePasskey: endpoint(shopRoutes.confirmStorePasskey, {
    permission: 'account.open',
    audits: ['staff.logged-in'],
    summary: 'Logs staff in by a signed challenge instead of the one-time code',
    body: z.object({ response: signedPasskey }),
    reply: z.object({ success: z.literal(true), user }),
    errors: ['store-login.expired', 'store-passkey.failed', 'rate-limited'],
  }),
  staffPasskeyRegisterOptions: endpoint(shopRoutes.staffPasskeyRegisterOptions, {
    permission: 'staff.secure',
    audits: { exempt: 'It makes a challenge; the passkey that answers it is audited.' },
    summary: 'Begins to add a passkey of the logged-in member of staff. Needs a recent log-in',
    ...registering,
  }),
  registerStaffPasskey: endpoint(shopRoutes.registerStaffPasskey, {
    permission: 'staff.secure',
    audits: ['staff.passkey-added'],
    summary: 'Adds a passkey of the logged-in member of staff and notifies them by letter. Needs a recent log-in',
    ...adding,
  }),
  getStaffPasskeys: endpoint(shopRoutes.getStaffPasskeys, {
    permission: 'staff.read',
    summary: 'Lists the passkeys of the logged-in member of staff, newest first',
    ...listing,
  }),
  removeStaffPasskey: endpoint(shopRoutes.removeStaffPasskey, {
    permission: 'staff.secure',
    audits: ['staff.passkey-removed'],
    summary: 'Removes a passkey of the logged-in member of staff and notifies them by letter. Needs a recent log-in',
    ...removing,
  }),
  renameStaffPasskey: endpoint(shopRoutes.renameStaffPasskey, {
    permission: 'staff.secure',
    audits: ['staff.passkey-renamed'],
    summary: 'Renames a passkey of the logged-in member of staff',
    ...renaming,
  }),
}
