import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyLoginOptions,
  PasskeyRegisterOptions,
  SignedPasskey,
} from '@klarsikt/contract/shop/types'

/** Errors that an authenticator can make on demand. */
type Wrong = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  /** Signs without verifying its holder. */
  readonly isUnverified?: boolean
  readonly crossOrigin?: boolean
}

const text = (value: string | Uint8Array) => Buffer.from(value).toString('base64url')
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest()
const numberIn = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** Encodes the few kinds of CBOR in an attestation: small whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  return Buffer.concat([head(2, value.length), value])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return numberIn(1, (kind << 5) | size)
  return size < 256
    ? Buffer.concat([numberIn(1, (kind << 5) | 24), numberIn(1, size)])
    : Buffer.concat([numberIn(1, (kind << 5) | 25), numberIn(2, size)])
}

/** A software passkey that registers with a shop and signs its challenges [WebAuthn Level 3]. */
export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = text(credentialId)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    JSON.stringify({
      type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? origin,
      crossOrigin: wrong.crossOrigin ?? false,
    })

  function authenticatorData(rpId: string, wrong: Wrong, attested: Buffer = Buffer.alloc(0)): Buffer {
    const isNew = attested.length > 0
    const flags = 0x01 | (wrong.isUnverified ? 0 : 0x04) | (isNew ? 0x40 : 0)
    return Buffer.concat([
      sha256(wrong.rpId ?? rpId),
      numberIn(1, flags),
      numberIn(4, wrong.counter ?? counter),
      attested,
    ])
  }

  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    return Buffer.concat([Buffer.alloc(16), numberIn(2, credentialId.length), credentialId, cbor(cose)])
  }

  return {
    id,
    make(options: PasskeyRegisterOptions, wrong: Wrong = {}): NewPasskey {
      userHandle = options.user.id
      const authData = authenticatorData(options.rp.id, wrong, attestedCredential())
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, wrong)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign(options: PasskeyLoginOptions, wrong: Wrong = {}): SignedPasskey {
      counter += 1
      const authData = authenticatorData(options.rpId, wrong)
      const data = clientData('webauthn.get', options.challenge, wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(signature),
          userHandle,
        },
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
