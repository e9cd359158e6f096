// The library below finds its parts by it; it has to be there first.
import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** A certificate and its key, PEM. */
export type KeyPair = { readonly cert: string; readonly key: string }

export type Certificates = {
  /** The root that both sides pin, PEM. */
  readonly ca: string
  readonly server: KeyPair
  /** What a relying party shows. */
  readonly client: KeyPair
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const DAY_MS = 86_400_000
/** Longer than any test shop runs without a restart, days. */
const VALID_DAYS = 365

type Signer = { readonly certificate: X509Certificate; readonly keys: CryptoKeyPair }

/**
 * A root of its own with a certificate for each side, made anew at every start: nothing that anybody else trusts, and
 * nothing to keep secret.
 */
export async function makeCertificates(): Promise<Certificates> {
  const keys = await newKeys()
  const ca = await X509CertificateGenerator.createSelfSigned({
    ...validity(),
    name: 'CN=Test BankID SSL Root CA (sandbox)',
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  })
  const root = { certificate: ca, keys }
  const [server, client] = await Promise.all([
    issue(root, 'CN=localhost', [
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ]),
    issue(root, 'CN=Klarsikt (sandbox)', [new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth])]),
  ])
  return { ca: ca.toString('pem'), server, client }
}

async function issue(root: Signer, subject: string, extensions: readonly Extension[]): Promise<KeyPair> {
  const keys = await newKeys()
  const certificate = await X509CertificateGenerator.create({
    ...validity(),
    subject,
    issuer: root.certificate.subject,
    publicKey: keys.publicKey,
    signingKey: root.keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      ...extensions,
    ],
  })
  return { cert: certificate.toString('pem'), key: await pemOf(keys.privateKey) }
}

function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
}

/** By the machine's clock and not the simulator's: TLS asks that one. */
function validity() {
  const now = Date.now()
  return { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + VALID_DAYS * DAY_MS) }
}

async function pemOf(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64')
  return `-----BEGIN PRIVATE KEY-----\n${bytes.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END PRIVATE KEY-----\n`
}
