import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../harness/process.js'

/** The workspace resolves its packages to their source by this; a release does not. */
const { NODE_OPTIONS: _, ...own } = process.env

/** A copy of the committed repository, in which versions can be raised without touching this one. */
export class ReleaseWorkspace {
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    this.folder = folder
    this.#env = { ...own, ...registry }
    execFileSync('git', ['clone', '--quiet', '--local', repository, folder])
    // The store of this machine has what the lockfile names; the local registry would only be asked in between.
    this.#run({ ...own }, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')
  }

  /** Raises the versions that the changesets ask for; the packages and their new versions. */
  version(): Map<string, string> {
    this.#run(this.#env, 'pnpm', 'changeset', 'version')
    return this.versions()
  }

  /** What the workflow publishes with: builds what changed and publishes what the registry does not have. */
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
