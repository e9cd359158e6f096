import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFindings } from './findings.js'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'findings-'))))
afterAll(() => rm(folder, { recursive: true }))

const FINDING = { line: 1, product_id: 'a', field: 'price', why: 'is missing' }

it('are in a report that is there when it is whole, in the place of an older one', async () => {
  const report = join(folder, 'report.jsonl')
  await writeFile(report, 'old')
  const findings = createFindings(report)
  for (let line = 1; line <= 1000; line += 1) findings.add('refused', { ...FINDING, line })
  expect(await readFile(report, 'utf8')).toBe('old')
  await findings.end()
  expect((await readFile(report, 'utf8')).trimEnd().split('\n')).toHaveLength(1000)
  expect(await readdir(folder)).toEqual(['report.jsonl'])
})

it('are written to what is no plain file as they come', async () => {
  const findings = createFindings('/dev/null')
  findings.add('warning', FINDING)
  expect(await findings.end()).toEqual(['line 1 (a): warning: price: is missing'])
})

it('say that a report cannot be written', async () => {
  await expect(createFindings(join(folder, 'none', 'report')).end()).rejects.toThrow('ENOENT')
})
