import { canDiscover, type DiscoveryPermission, discoveryActorsWith } from '@klarsikt/core/access'
import { discoveryFailure } from '../discovery/failure.js'
import { DISCOVERY_STATUS, type DiscoveryEndpoint, discoveryEndpoints } from '../discovery/index.js'
import { createSchemas, type Json, parameters } from './schemas.js'

type Schemas = ReturnType<typeof createSchemas>

const COMMON_ERRORS = [
  'malformed',
  'forbidden',
  'not-found',
  'invalid',
  'rate-limited',
  'unexpected',
  'unavailable',
] as const

function refusals(one: DiscoveryEndpoint, failure: Json): Json {
  const codes = [
    ...COMMON_ERRORS,
    ...(canDiscover('visitor', one.permission) ? [] : (['unauthorized'] as const)),
    ...(one.body ? (['too-large'] as const) : []),
    ...(one.errors ?? []),
  ]
  const byStatus = Map.groupBy(codes, (code) => String(DISCOVERY_STATUS[code]))
  const entries = [...byStatus]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, of]) => [
      status,
      { description: of.join(', '), content: { 'application/json': { schema: failure } } },
    ])
  return Object.fromEntries(entries) as Json
}

const CALLERS = {
  public: 'Anyone may call with the public id of a tenant, from the origins that the tenant allows.',
  tenant: 'Needs the secret key of the tenant.',
  admin: 'Needs the key of the installation.',
} as const

/** Returns the key that a call needs; null if public. The installation's key also opens the calls of a tenant. */
function keyFor(permission: DiscoveryPermission): 'tenant' | 'admin' | null {
  if (canDiscover('visitor', permission)) return null
  return canDiscover('tenant', permission) ? 'tenant' : 'admin'
}

/** Descriptions of the groups of calls, by the first part of their paths. */
const TAGS: Readonly<Record<string, string>> = {
  search: 'Suggestions, results and related products',
  'product-listing': 'Products of a category',
  recommend: 'Recommendations',
  'create-visitor': 'Visitors whose events move what others see',
  'create-events': 'What shoppers do',
  image: 'Pictures of the merchant at listed widths',
  feed: 'Catalogue, content, categories and synonyms',
  tenants: 'Tenants, their settings and keys',
}

const tagOf = ({ route }: DiscoveryEndpoint) => route.path.split('/')[2] ?? ''

function operation(name: string, one: DiscoveryEndpoint, { toJson }: Schemas, failure: Json): Json {
  const type = one.lines ? 'application/x-ndjson' : 'application/json'
  const content = one.binary
    ? { [one.binary]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: toJson(one.reply, 'output') } }
  const key = keyFor(one.permission)
  return {
    operationId: name,
    summary: one.summary,
    description: `${one.summary}. ${CALLERS[key ?? 'public']} Permission ${one.permission}: ${discoveryActorsWith(one.permission).join(', ')}.`,
    'x-permission': one.permission,
    tags: [tagOf(one)],
    parameters: [...parameters(one.params, 'path', toJson), ...parameters(one.query, 'query', toJson)],
    ...(one.body
      ? { requestBody: { required: true, content: { [type]: { schema: toJson(one.body, 'input') } } } }
      : {}),
    responses: { 200: { description: 'OK', content }, ...refusals(one, failure) },
    security: key ? [{ [key]: [] }] : [],
  }
}

/** Returns the OpenAPI 3.1 document of the discovery service, made from its endpoints. */
export function discoveryOpenApi({
  version,
  serverUrl = '/',
}: {
  readonly version: string
  readonly serverUrl?: string
}): Json {
  const schemas = createSchemas()
  const failure = schemas.toJson(discoveryFailure, 'output')
  const paths: Record<string, Json> = {}
  for (const [name, one] of Object.entries(discoveryEndpoints) as [string, DiscoveryEndpoint][]) {
    const path = one.route.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.route.method.toLowerCase()]: operation(name, one, schemas, failure) }
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klarsikt discovery',
      version,
      description:
        'Search, listings, suggestions, recommendations and events for many shops. Filters and sorts that make no sense are ignored; everything else that is wrong is answered 422 and named.',
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        tenant: bearer('The secret key of the tenant'),
        admin: bearer('DISCOVERY_ADMIN_KEY of the installation'),
      },
    },
  }
}
