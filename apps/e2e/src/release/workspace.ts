import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../harness/process.js'

/** With this option the workspace resolves its packages to source, which a release does not do. */
const { NODE_OPTIONS: _, ...own } = process.env

/** A copy of the committed repository, whose versions can be raised without changing this one. */
export class ReleaseWorkspace {
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    this.folder = folder
    this.#env = { ...own, ...registry }
    execFileSync('git', ['clone', '--quiet', '--local', repository, folder])
    // The machine's store has everything in the lockfile, so the local registry is not needed.
    this.#run({ ...own }, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')
  }

  /** Raises the versions by the changesets. Returns the packages with their new versions. */
  version(): Map<string, string> {
    this.#run(this.#env, 'pnpm', 'changeset', 'version')
    return this.versions()
  }

  /** Publishes as the workflow does: builds what changed, and publishes what the registry lacks. */
  publish(): void {
    this.#run(this.#env, 'pnpm', 'release', '--no-git-tag')
  }

  addPatch(summary: string): void {
    const lines = [...this.versions().keys()].map((name) => `'${name}': patch`)
    writeFileSync(path.join(this.folder, '.changeset/rehearsal.md'), `---\n${lines.join('\n')}\n---\n\n${summary}\n`)
  }

  /** Public packages by name. */
  versions(): Map<string, string> {
    const manifests = globSync('packages/*/package.json', { cwd: this.folder }).map(
      (file) => JSON.parse(readFileSync(path.join(this.folder, file), 'utf8')) as Manifest,
    )
    return new Map(manifests.filter((one) => !one.private).map(({ name, version }) => [name, version]))
  }

  changelog(name: string): string {
    return readFileSync(path.join(this.folder, 'packages', name.split('/')[1] ?? '', 'CHANGELOG.md'), 'utf8')
  }

  #run(env: NodeJS.ProcessEnv, command: string, ...args: readonly string[]): void {
    execFileSync(command, args, { cwd: this.folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

type Manifest = { readonly name: string; readonly version: string; readonly private?: boolean }
