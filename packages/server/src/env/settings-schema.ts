import { parseBankgiro } from '@klarsikt/core/invoice'
import { z } from 'zod'
import { parseTrustProxy } from '../http/trust-proxy.js'
import { awards } from './awards.js'
import { PATH_OF_THIS_SITE } from './path-of-this-site.js'

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'])
  .transform((value) => value === '1' || value === 'true' || value === 'on')

const url = z.url({ protocol: /^https?$/ })
const trustProxy = z.string().transform((text, context) => {
  const parsed = parseTrustProxy(text)
  if (parsed.ok) return parsed.value
  context.addIssue({ code: 'custom', message: parsed.error })
  return z.NEVER
})

const bankgiro = z.string().transform((text, context) => {
  const parsed = parseBankgiro(text)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom', message: 'must be a bankgiro number with its check digit, such as 5050-1055' })
  return z.NEVER
})

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

export const settingsSchema = z.object({
  KLARSIKT_DEMO: flag.optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  KLARSIKT_DATA: z.string().min(1).default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
  API_URL: url.optional(),
  DISCOVERY_URL: url.optional(),
  DISCOVERY_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be the secret key of a tenant')
    .optional(),
  OPENSEARCH_NODES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((node) => node.trim())
        .filter((node) => node !== ''),
    )
    .pipe(z.array(url)),
  DISCOVERY_ADMIN_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')
    .optional(),
  KLARSIKT_API_KEY: z.string().min(1).default('klarsikt-web'),
  TRACKING_URL: z.string().regex(PATH_OF_THIS_SITE, 'must be a path of this site, such as /events').optional(),
  AWARDS: awards.optional(),
  KLARSIKT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  KLARSIKT_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((secret) => secret !== ''))
    .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, comma between them'))),
  KLARNA_URL: url.optional(),
  KLARNA_USER: z.string().optional(),
  KLARNA_PASSWORD: z.string().optional(),
  BANKID_URL: url.optional(),
  BANKID_ROOT_FILE: z.string().optional(),
  BANKID_CERTIFICATE_FILE: z.string().optional(),
  BANKID_PASSPHRASE: z.string().optional(),
  BOLAGSVERKET_URL: url.default('https://gw.api.bolagsverket.se/vardefulla-datamangder/v1'),
  BOLAGSVERKET_TOKEN_URL: url.default('https://portal.api.bolagsverket.se/oauth2/token'),
  BOLAGSVERKET_CLIENT_ID: z.string().optional(),
  BOLAGSVERKET_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Klarsikt <hej@klarsikt.example>'),
  SERVICE_EMAIL: z.email().optional(),
  BANKGIRO: bankgiro.optional(),
  BANK_FOLDER: z.string().min(1).optional(),
  FILE_SETTLE_SECONDS: z.coerce.number().min(0).max(3_600).default(30),
  AUTOGIRO_FOLDER: z.string().min(1).optional(),
  AUTOGIRO_CUSTOMER_NUMBER: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits that the bank giro knows the shop by')
    .optional(),
  COLLECTION_FOLDER: z.string().min(1).optional(),
  COLLECTION_AGENCY: z.string().min(2).optional(),
  COLLECTION_CLIENT: z.string().min(1).optional(),
  E_INVOICE_FOLDER: z.string().min(1).optional(),
  E_INVOICE_CLIENT: z.string().min(1).optional(),
  ELKS_URL: url.default('https://api.46elks.com'),
  ELKS_USER: z.string().optional(),
  ELKS_PASSWORD: z.string().optional(),
  BOOKING_PROVIDER_URL: url.optional(),
  BOOKING_PROVIDER_CLIENT_ID: z.string().optional(),
  BOOKING_PROVIDER_CLIENT_SECRET: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:[A-Za-z][A-Za-z0-9]{2,10}|\+\d{7,15})$/,
      'must be a name of 3 to 11 letters and digits or an E.164 number',
    )
    .default('Klarsikt'),
  SANDBOX: flag.optional(),
  TRUST_PROXY: trustProxy.optional(),
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ACCESS_LOG: flag.optional(),
  DEMO_GRINDING_SECONDS: z.coerce.number().min(0).max(86_400).default(180),
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
})

export type Variables = z.infer<typeof settingsSchema>
