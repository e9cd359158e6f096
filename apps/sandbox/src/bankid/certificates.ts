// The certificate library reads metadata at its import, so this module has to be loaded before it.
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

/** A certificate and its key in PEM. */
export type KeyPair = { readonly cert: string; readonly key: string }

export type Certificates = {
  /** The root certificate in PEM that both sides pin. */
  readonly ca: string
  readonly server: KeyPair
  /** The certificate that a relying party presents. */
  readonly client: KeyPair
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const DAY_MS = 86_400_000
/** Days that the certificates are valid. No test shop runs that long without a restart. */
const VALID_DAYS = 365

type Signer = { readonly certificate: X509Certificate; readonly keys: CryptoKeyPair }

/**
 * Makes a root and a certificate for each side. They are new at every start, so nobody else trusts them and they are
 * not secret.
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

/** Uses the machine's clock and not the simulator's, because TLS checks against that one. */
function validity() {
  const now = Date.now()
  return { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + VALID_DAYS * DAY_MS) }
}

async function pemOf(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64')
  return `-----BEGIN PRIVATE KEY-----\n${bytes.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END PRIVATE KEY-----\n`
}
