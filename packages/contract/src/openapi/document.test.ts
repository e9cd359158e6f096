import { can } from '@klarsikt/core/access'
import { describe, expect, it } from 'vitest'
import { shopEndpoints, shopRoutes } from '../shop/index.js'
import { shopOpenApi } from './document.js'

type Operation = {
  operationId: string
  'x-permission': string
  parameters: { name?: string; in?: string; $ref?: string }[]
  responses: Record<string, unknown>
}
const document = shopOpenApi({ version: '1.0.0' }) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((o) => ({ path, ...o })),
)

describe('OpenAPI document', () => {
  it('is version 3.1 and has every endpoint once [API-012]', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(operations.map((o) => o.operationId).sort()).toEqual(Object.keys(shopRoutes).sort())
    expect(Object.keys(shopEndpoints).sort()).toEqual(Object.keys(shopRoutes).sort())
  })

  it('declares every path parameter that its path has', () => {
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1])
      expect(parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(named)
    }
  })

  it('names both headers of every call, and that a body can be too large [API-001, API-002]', () => {
    for (const { operationId, parameters, responses } of operations) {
      expect(parameters.map(({ $ref }) => $ref?.split('/').at(-1))).toEqual(
        expect.arrayContaining(['ShopId', 'ApiKey']),
      )
      const isPost = shopRoutes[operationId as keyof typeof shopRoutes].method === 'POST'
      expect([operationId, '413' in responses]).toEqual([operationId, isPost])
    }
  })

  it('says that every answer about a visit or a person has success', () => {
    type Answer = { content: { 'application/json': { schema: { required: string[] } } } }
    const schemaOf = (name: string) => {
      const { responses } = operations.find((o) => o.operationId === name) as Operation
      return (responses['200'] as Answer).content['application/json'].schema
    }
    for (const name of ['listOrders', 'getCustomerDetails', 'getStaffOrders', 'getEid', 'setFavourite'])
      expect([name, schemaOf(name).required]).toEqual([name, ['success', 'data']])
    expect(schemaOf('getArticle').required).toEqual(['data'])
  })

  it('resolves every reference inside the document', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (m) => m[1] ?? '',
    )
    expect(references.length).toBeGreaterThan(20)
    for (const name of references) expect(document.components.schemas).toHaveProperty(name)
  })

  it('documents 403 for every call that needs the CSRF token, and only then', () => {
    for (const [name, { route }] of Object.entries(shopEndpoints)) {
      const operation = operations.find((o) => o.operationId === name)
      expect(
        operation?.responses['403'] !== undefined &&
          JSON.stringify(operation.responses['403']).includes('csrf.invalid'),
      ).toBe('csrf' in route && route.csrf)
    }
  })

  it('names the permission of every call, and 401 where a visitor does not have it', () => {
    for (const [name, { permission }] of Object.entries(shopEndpoints)) {
      const operation = operations.find((o) => o.operationId === name)
      expect([name, operation?.['x-permission']]).toEqual([name, permission])
      const asksForLogIn = JSON.stringify(operation?.responses['401'] ?? '').includes('request.unauthorized')
      expect([name, asksForLogIn || can('visitor', permission)]).toEqual([name, true])
    }
  })
})

it('says 409 where others were first, with what there is now', () => {
  const { paths } = shopOpenApi({ version: '1' }) as {
    paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, unknown> }> }>>
  }
  const refund = paths['/api/staff/order/{id}/refund']?.['post']?.responses['409']
  expect(JSON.stringify(refund)).toContain('order.changed')
})
