import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const APPS = path.resolve(import.meta.dirname, '../consumers')
const { NODE_OPTIONS: _, ...own } = process.env

/** An app outside the workspace that takes the packages from the registry by name. */
export class ConsumerProject {
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, registry: Readonly<Record<string, string>>) {
    this.folder = folder
    this.#env = { ...own, ...registry }
    mkdirSync(folder, { recursive: true })
    for (const part of ['package.json', 'vite-app'])
      cpSync(path.join(APPS, part), path.join(folder, part), { recursive: true })
  }

  install(packages: readonly string[]): void {
    this.#run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packages)
  }

  /** The installed version of a package, by its manifest. */
  installed(name: string): Manifest {
    return JSON.parse(readFileSync(path.join(this.folder, 'node_modules', name, 'package.json'), 'utf8')) as Manifest
  }

  /** Types and bundle of the app, with whatever versions are installed. */
  build(): void {
    const bin = (name: string) => path.join(this.folder, 'node_modules/.bin', name)
    this.#run(bin('tsc'), '-p', 'vite-app/tsconfig.json')
    this.#run(bin('vite'), 'build', 'vite-app', '--logLevel', 'warn')
  }

  #run(command: string, ...args: readonly string[]): void {
    execFileSync(command, args, { cwd: this.folder, env: this.#env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

type Manifest = {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}
