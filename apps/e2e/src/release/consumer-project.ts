import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildShops, copyShops } from '../hosts/install.js'

const APPS = path.resolve(import.meta.dirname, '../consumers')
const BUNDLED_APPS = ['vite-app', 'account-app'] as const
const { NODE_OPTIONS: _, ...own } = process.env

/** Apps outside the workspace that install the packages from the registry by name. */
abstract class ConsumerProject {
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    this.folder = folder
    this.#env = { ...own, ...registry }
    mkdirSync(folder, { recursive: true })
  }

  abstract build(): Promise<void>

  install(packages: readonly string[]): void {
    this.run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packages)
  }

  installed(name: string): Manifest {
    return JSON.parse(readFileSync(path.join(this.folder, 'node_modules', name, 'package.json'), 'utf8')) as Manifest
  }

  protected run(command: string, ...args: readonly string[]): void {
    execFileSync(command, args, { cwd: this.folder, env: this.#env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/** A shop of another team with our components and account pages. */
export class ComponentApps extends ConsumerProject {
  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    super(folder, registry)
    for (const part of ['package.json', ...BUNDLED_APPS])
      cpSync(path.join(APPS, part), path.join(folder, part), { recursive: true })
  }

  override async build(): Promise<void> {
    const bin = (name: string) => path.join(this.folder, 'node_modules/.bin', name)
    for (const app of BUNDLED_APPS) {
      this.run(bin('tsc'), '-p', `${app}/tsconfig.json`)
      this.run(bin('vite'), 'build', app, '--logLevel', 'warn')
    }
  }
}

/** Shops that embed the search: React, Vue, server-rendered, and the snippets of the guides. */
export class HostApps extends ConsumerProject {
  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    super(folder, registry)
    copyShops(folder)
  }

  override build(): Promise<void> {
    return buildShops(this.folder)
  }
}

type Manifest = {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}
