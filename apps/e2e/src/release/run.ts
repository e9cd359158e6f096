import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../harness/process.js'
import { ComponentApps, HostApps } from './consumer-project.js'
import { startRegistry } from './registry.js'
import { ReleaseWorkspace } from './workspace.js'

/**
 * Rehearses a release of the committed state against a local registry: versions by changesets, publish, install into apps outside the
 * workspace, then a patch of every package and the upgrade to it. Nothing leaves the machine.
 */

const EMBEDDED = '@klarsikt/discovery'
const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-release-'))
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const registry = await startRegistry(path.join(folder, 'registry'), await freePort(), upstream)
try {
  const workspace = new ReleaseWorkspace(path.join(folder, 'workspace'), registry.env)
  const first = workspace.version()
  workspace.publish()
  print('published', first)

  const components = new ComponentApps(path.join(folder, 'components'), registry.env)
  const hosts = new HostApps(path.join(folder, 'hosts'), registry.env)
  const installAndBuild = async (versions: ReadonlyMap<string, string>) => {
    components.install([...versions.keys()].map((name) => `${name}@latest`))
    checkInstalled(components, versions)
    await components.build()
    hosts.install([`${EMBEDDED}@latest`])
    assert.equal(hosts.installed(EMBEDDED).version, versions.get(EMBEDDED))
    await hosts.build()
  }
  await installAndBuild(first)
  print('installed and built', first)

  workspace.addPatch('A rehearsal changes nothing.')
  const second = workspace.version()
  for (const [name, version] of second) {
    assert.notEqual(version, first.get(name), `${name} has a new version`)
    assert.match(workspace.changelog(name), /A rehearsal changes nothing/)
  }
  workspace.publish()
  await installAndBuild(second)
  print('upgraded and built', second)
} finally {
  registry.stop()
  if (process.argv.includes('--keep')) console.log(`  left in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

/** Each package is installed in its new version, and depends on the others by ranges that a registry can resolve. */
function checkInstalled(app: ComponentApps, versions: ReadonlyMap<string, string>): void {
  for (const [name, version] of versions) {
    const { version: installed, dependencies = {} } = app.installed(name)
    assert.equal(installed, version, `${name} is installed in its new version`)
    for (const [other, range] of Object.entries(dependencies)) {
      assert.doesNotMatch(range, /workspace:|catalog:/, `${name} asks for ${other} by ${range}`)
    }
  }
}

function print(what: string, versions: ReadonlyMap<string, string>): void {
  console.log(`  ${what}: ${[...versions].map(([name, version]) => `${name}@${version}`).join(', ')}`)
}
