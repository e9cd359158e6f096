import { ROLES, can, type Permission } from '@klarsikt/core/access'
import { httpStatus, type ErrorCode } from '@klarsikt/core/errors'
import type { z } from 'zod'
import { type Endpoint, saysSuccess } from '../endpoint/endpoint.js'
import { shopEndpoints } from '../shop/index.js'
import { createSchemas, type Json, parameters } from './schemas.js'

const COMMON_ERRORS: readonly ErrorCode[] = [
  'request.malformed',
  'request.invalid',
  'rate-limited',
  'unavailable',
  'unexpected',
]

const failure: Json = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        alternatives: {
          type: 'array',
          items: {
            type: 'object',
            required: ['start', 'end', 'resourceId'],
            properties: {
              start: { type: 'string', format: 'date-time' },
              end: { type: 'string', format: 'date-time' },
              resourceId: { type: 'string' },
            },
          },
        },
      },
    },
  },
}

/** The server adds `success` to an answer that only has `data`. */
function withSuccess(schema: Json): Json {
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: readonly string[] }
  if (!('data' in properties) || 'success' in properties) return schema
  return { ...schema, properties: { success: { const: true }, ...properties }, required: ['success', ...required] }
}

/** Returns the schema of the answer after a concurrent change, see {@link isConflict}; null without one. */
function conflictOf(schema: Json): Json | null {
  const { anyOf = [] } = schema as { anyOf?: readonly Json[] }
  const refused = anyOf.find((one) => {
    const { success, result, data } = (one as { properties?: Record<string, { const?: unknown }> }).properties ?? {}
    return success?.const === false && result !== undefined && data !== undefined
  })
  return refused ?? null
}

function responses(
  { errors = [], route, permission, reply, binary }: Endpoint,
  toJson: (s: z.ZodType, io: 'output') => Json,
): Json {
  const codes = [
    ...new Set([
      ...COMMON_ERRORS,
      ...errors,
      ...(route.method === 'POST' ? (['request.too-large'] as const) : []),
      ...(route.csrf ? (['csrf.invalid'] as const) : []),
      ...(can('visitor', permission) ? [] : (['request.unauthorized'] as const)),
      ...(ROLES.every((role) => role === 'visitor' || can(role, permission)) ? [] : (['request.forbidden'] as const)),
    ]),
  ]
  const byStatus = Map.groupBy(codes, (code) => String(httpStatus(code)))
  const refused = [...byStatus]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ])
  const schema = toJson(reply, 'output')
  const conflict = conflictOf(schema)
  const content = binary
    ? { [binary]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: saysSuccess({ permission }) ? withSuccess(schema) : schema } }
  return {
    200: { description: 'OK', content },
    ...Object.fromEntries(refused),
    ...(conflict && {
      409: { description: 'Changed meanwhile', content: { 'application/json': { schema: conflict } } },
    }),
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

const rolesWith = (permission: Permission) => ROLES.filter((role) => can(role, permission))

function operation(name: string, one: Endpoint, toJson: (s: z.ZodType, io: 'input' | 'output') => Json): Json {
  const headers = [
    { $ref: '#/components/parameters/ShopId' },
    { $ref: '#/components/parameters/ApiKey' },
    ...(one.route.csrf ? [{ $ref: '#/components/parameters/CsrfToken' }] : []),
  ]
  return {
    operationId: name,
    summary: one.summary,
    description: `Permission ${one.permission}, which these have: ${rolesWith(one.permission).join(', ')}.`,
    'x-permission': one.permission,
    tags: [one.route.path.split('/')[2] ?? 'shop'],
    parameters: [...headers, ...parameters(one.params, 'path', toJson), ...parameters(one.query, 'query', toJson)],
    ...(one.body
      ? {
          requestBody: {
            required: true,
            content: { [one.form ? FORM_TYPE : 'application/json']: { schema: toJson(one.body, 'input') } },
          },
        }
      : {}),
    responses: responses(one, toJson),
  }
}

/** Returns the OpenAPI 3.1 document of the shop's API, made from its endpoints. */
export function shopOpenApi({
  version,
  serverUrl = '/',
}: {
  readonly version: string
  readonly serverUrl?: string
}): Json {
  const { components, toJson } = createSchemas({ Failure: failure })
  const paths: Record<string, Json> = {}
  for (const [name, one] of Object.entries(shopEndpoints) as [string, Endpoint][]) {
    const path = one.route.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.route.method.toLowerCase()]: operation(name, one, toJson) }
  }
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klarsikt',
      version,
      description: 'Every answer is JSON; a refusal has success false and an error with code and Swedish message.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: components,
      parameters: {
        ShopId: header('Shop-Id', 'Fixed to 20; anything else is refused', false),
        ApiKey: header('Api-Key', 'Names the caller and authorises nothing', false),
        CsrfToken: header('CSRF-TOKEN', 'The token of GET /api/site/shopper', true),
      },
    },
  }
}
