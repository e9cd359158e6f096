import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

type Library = { readonly folder: string; readonly manifest: Manifest; readonly needs: readonly string[] }

/** Names of licence and notice files, which have to be shipped with a library. */
const TEXTS = /^(?:licen[cs]e|notice|copying)(?:[-.].*)?$/i
/** Packages of this repository. They are bundled from source, so their dependencies are shipped too. */
const OWN = /^@klarsikt\//

/**
 * Returns what is shipped with an app besides the repository's own code: a bill of materials (CycloneDX 1.6) and the licences. It follows
 * the repository's own packages to the libraries they bundle.
 */
export function billOfMaterials(folder: string): { readonly sbom: object; readonly notices: string } {
  const libraries = new Map<string, Library>()
  const seen = new Set<string>()
  const app = read(folder)
  const visit = (at: string, isApp: boolean): string[] => {
    const manifest = read(at)
    const built = isApp ? Object.keys(manifest.devDependencies ?? {}).filter((name) => OWN.test(name)) : []
    const names = [...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), ...built]
    return names.flatMap((name) => {
      const found = locate(at, name)
      // Optional packages for other systems are not installed.
      if (found === null) return []
      if (OWN.test(name)) {
        if (seen.has(found)) return []
        seen.add(found)
        return visit(found, false)
      }
      const one = read(found)
      const id = purlOf(one)
      if (!libraries.has(id)) {
        // Stored before its dependencies are visited, because libraries may depend on each other.
        libraries.set(id, { folder: found, manifest: one, needs: [] })
        libraries.set(id, { folder: found, manifest: one, needs: visit(found, false) })
      }
      return [id]
    })
  }
  const needs = visit(folder, true)
  const all = [...libraries].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    sbom: sbomOf(app, needs, all),
    notices: all.map(([, library]) => noticeOf(library)).join(`\n${'-'.repeat(80)}\n\n`),
  }
}

/** What is written beside an app. */
export const BILL_FILES = { sbom: 'sbom.cdx.json', notices: 'THIRD-PARTY-NOTICES.txt' } as const

/** Writes both for an app into the folder that is shipped. */
export function writeBillOfMaterials(folder: string, shipped: string): void {
  const { sbom, notices } = billOfMaterials(folder)
  writeFileSync(path.join(shipped, BILL_FILES.sbom), JSON.stringify(sbom, null, 2))
  writeFileSync(path.join(shipped, BILL_FILES.notices), notices)
}

function sbomOf(app: Manifest, needs: readonly string[], all: readonly (readonly [string, Library])[]): object {
  const ref = purlOf(app)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, name: app.name, version: app.version } },
    components: all.map(([id, { manifest }]) => ({
      type: 'library',
      'bom-ref': id,
      name: manifest.name,
      version: manifest.version,
      purl: id,
      licenses: [{ expression: licenceOf(manifest) }],
    })),
    dependencies: [
      { ref, dependsOn: [...new Set(needs)].toSorted() },
      ...all.map(([id, one]) => ({ ref: id, dependsOn: [...new Set(one.needs)].toSorted() })),
    ],
  }
}

function noticeOf({ folder, manifest }: Library): string {
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  return `${manifest.name} ${manifest.version}: ${licenceOf(manifest)}\n\n${texts.join('\n\n')}\n`
}

const licenceOf = ({ license }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ?? 'LicenseRef-unknown'

const purlOf = ({ name, version }: Manifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** The folder in which Node finds a package from another folder; null where it is not installed. */
function locate(from: string, name: string): string | null {
  for (let at = realpathSync(from); ; at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate)
    if (path.dirname(at) === at) return null
  }
}
