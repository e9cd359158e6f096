import { expect, it } from 'vitest'
import { discoveryEndpoints } from '../discovery/index.js'
import { discoveryOpenApi } from './index.js'

type Node = Record<string, unknown>
const document = discoveryOpenApi({ version: '1' }) as {
  paths: Record<string, Record<string, { operationId: string; security?: unknown }>>
  components: { schemas: Node }
}

it('has every call with its method', () => {
  const found = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(found.toSorted()).toEqual(Object.keys(discoveryEndpoints).toSorted())
})

it('has no dangling references', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  )
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
})

it('declares a key where a call needs one', () => {
  expect(document.paths['/v2/tenants/{tenant}']?.['put']?.security).toEqual([{ admin: [] }])
  expect(document.paths['/v2/feed/{tenant}/{market}/products']?.['put']?.security).toEqual([{ tenant: [] }])
  expect(document.paths['/v2/search/results']?.['post']?.security).toEqual([])
})

it('documents for every call its purpose and who may make it, with declared tags', () => {
  type Operation = { description?: string; 'x-permission': string; security?: unknown[]; tags: string[] }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as unknown as Operation[])
  const declared = (document as unknown as { tags: { name: string; description: string }[] }).tags
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(declared.map(({ name }) => name)))
  for (const { description, security, ...operation } of operations) {
    expect(operation['x-permission']).toMatch(/^[a-z]+\.[a-z-]+$/)
    expect(description).toMatch(/\. (?:Anyone|Needs)/)
    expect(Array.isArray(security)).toBe(true)
  }
})
