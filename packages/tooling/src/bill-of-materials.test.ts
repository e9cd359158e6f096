import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const root = mkdtempSync(path.join(tmpdir(), 'klarsikt-bill-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(folder: string, manifest: object, files: Record<string, string> = {}): void {
  const at = path.join(root, folder)
  mkdirSync(at, { recursive: true })
  for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
    writeFileSync(path.join(at, name), text)
}

it('lists what is installed and what our own packages bring in, once each, with licences', () => {
  put('', {
    name: 'app',
    version: '1.0.0',
    dependencies: { a: '1' },
    devDependencies: { '@klarsikt/own': '*', tool: '1' },
  })
  put('node_modules/a', { name: 'a', version: '1.2.3', license: 'MIT', dependencies: { b: '1' } }, { LICENSE: 'Of a' })
  put(
    'node_modules/b',
    { name: 'b', version: '2.0.0', license: 'ISC', dependencies: { a: '1' } },
    { 'NOTICE.md': 'Of b' },
  )
  put('node_modules/@klarsikt/own', {
    name: '@klarsikt/own',
    version: '0.0.0',
    dependencies: { '@x/c': '1', gone: '1' },
  })
  put('node_modules/@x/c', { name: '@x/c', version: '3.0.0', license: { type: 'Apache-2.0' } })
  put('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'MIT' })
  const { sbom, notices } = billOfMaterials(root)
  const { components, dependencies } = sbom as {
    components: { purl: string; licenses: { expression: string }[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect(components.map(({ purl, licenses }) => [purl, licenses[0]?.expression])).toEqual([
    ['pkg:npm/%40x/c@3.0.0', 'Apache-2.0'],
    ['pkg:npm/a@1.2.3', 'MIT'],
    ['pkg:npm/b@2.0.0', 'ISC'],
  ])
  expect(dependencies[0]?.dependsOn).toEqual(['pkg:npm/%40x/c@3.0.0', 'pkg:npm/a@1.2.3'])
  expect(notices).toContain('a 1.2.3: MIT\n\nOf a')
  expect(notices).toContain('b 2.0.0: ISC\n\nOf b')
})
