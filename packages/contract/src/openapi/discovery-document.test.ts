import { expect, it } from 'vitest'
import { discoveryEndpoints } from '../discovery/index.js'
import { discoveryOpenApi } from './index.js'

type Node = Record<string, unknown>
const document = discoveryOpenApi({ version: '1' }) as {
  paths: Record<string, Record<string, { operationId: string; security?: unknown }>>
  components: { schemas: Node }
}

it('holds every call with its method', () => {
  const found = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(found.toSorted()).toEqual(Object.keys(discoveryEndpoints).toSorted())
})

it('refers to nothing that is missing', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  )
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
})

it('asks for a key where a call needs one', () => {
  expect(document.paths['/v2/tenants/{tenant}']?.['put']?.security).toEqual([{ admin: [] }])
  expect(document.paths['/v2/feed/{tenant}/{market}/products']?.['put']?.security).toEqual([{ tenant: [] }])
  expect(document.paths['/v2/search/results']?.['post']?.security).toBeUndefined()
})
