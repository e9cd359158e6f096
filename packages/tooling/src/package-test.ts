import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Tests a package as a consumer gets it: packs the package in the current folder, and checks the archive with publint, with attw, and
 * against the list of exported names in `exports.json`, where the package has one. `--write` accepts the present list.
 */

const root = path.resolve(import.meta.dirname, '../../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-pack-'))

async function exportedNames(): Promise<Record<string, string[]>> {
  const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    publishConfig: { exports: Record<string, string | { import: string } | { default: string }> }
  }
  const names: Record<string, string[]> = {}
  for (const [subpath, target] of Object.entries(publishConfig.exports)) {
    // A pattern has no fixed names; the modules behind it are compiled from catalogues.
    if (typeof target === 'string' || !('import' in target) || subpath.includes('*')) continue
    names[subpath] = Object.keys((await import(pathToFileURL(path.resolve(target.import)).href)) as object).sort()
  }
  return names
}

async function checkExports(): Promise<void> {
  if (!existsSync('exports.json')) return
  const { writeFileSync } = await import('node:fs')
  const now = `${JSON.stringify(await exportedNames(), null, 2)}\n`
  if (process.argv.includes('--write')) return writeFileSync('exports.json', now)
  const pinned = readFileSync('exports.json', 'utf8')
  if (JSON.stringify(JSON.parse(pinned)) !== JSON.stringify(JSON.parse(now))) {
    throw new Error(
      'The exported names differ from exports.json. If that is meant: pnpm test:package --write, and add a changeset.',
    )
  }
}

/** Checks the full licence text, because a name in package.json grants no rights. */
function checkLicense(archive: string): void {
  const packed = execFileSync('tar', ['-xzOf', archive, 'package/LICENSE'], { encoding: 'utf8' })
  if (packed !== readFileSync(path.join(root, 'LICENSE'), 'utf8'))
    throw new Error('LICENSE is not that of the repository')
  // Package managers other than pnpm pack only the files in the folder.
  readFileSync('LICENSE')
}

try {
  await checkExports()
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { stdio: 'pipe' })
  const archive = path.join(folder, readdirSync(folder)[0] ?? '')
  checkLicense(archive)
  execFileSync(bin('publint'), ['--strict', archive], { stdio: 'inherit' })
  execFileSync(
    bin('attw'),
    [
      archive,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'modal.css',
      'embed.js',
      'tokens.css',
      'modal.css',
      '--no-emoji',
      '--format',
      'ascii',
      '-q',
    ],
    { stdio: 'inherit' },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
