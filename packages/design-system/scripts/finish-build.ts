import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import { LAYER_ORDER } from '../vite.js'
import { compile, NAMED_BREAKPOINTS } from './css-modules.ts'

const CLIENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/
type Output = {
  readonly entryPoint?: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly imports: readonly { readonly path: string }[]
}

/** Bundling drops `'use client'`. Adds it to each entry that had it, or that contains a file that had it. */
export async function markClients(dist: string, source: string): Promise<void> {
  const meta = JSON.parse(await readFile(join(dist, 'metafile-esm.json'), 'utf8')) as {
    readonly outputs: Readonly<Record<string, Output>>
  }
  const clients = new Set<string>()
  for (const file of globSync(`${source}/**/*.{ts,tsx}`))
    if (CLIENT.test(await readFile(file, 'utf8'))) clients.add(file)
  const isClient = (path: string, seen = new Set<string>()): boolean => {
    const output = meta.outputs[path]
    if (!output || seen.has(path)) return false
    seen.add(path)
    return (
      Object.keys(output.inputs).some((input) => clients.has(input)) ||
      output.imports.some((imported) => isClient(imported.path, seen))
    )
  }
  for (const [path, output] of Object.entries(meta.outputs)) {
    const code = await readFile(path, 'utf8').catch(() => '')
    if (output.entryPoint !== undefined && isClient(path) && !CLIENT.test(code))
      await writeFile(path, `'use client';\n${code}`)
  }
  await rm(join(dist, 'metafile-esm.json'))
}

/** `styles.css`: layers, tokens, base and every component in one file. `tokens.css`: only the custom properties. */
export async function writeStyles(source: string, dist: string): Promise<void> {
  const base = bundle({
    filename: join(source, 'styles/index.css'),
    minify: true,
    ...NAMED_BREAKPOINTS,
  }).code.toString()
  const modules = await Promise.all(globSync(`${source}/**/*.module.css`).sort().map(compile))
  await writeFile(join(dist, 'styles.css'), [LAYER_ORDER, base, ...modules.map(({ css }) => css)].join('\n'))
  await writeFile(
    join(dist, 'tokens.css'),
    `${LAYER_ORDER}\n${bundle({ filename: join(source, 'tokens/generated/tokens.css'), minify: true }).code.toString()}`,
  )
}

/**
 * Copies the licences of bundled libraries, as these licences require. Runs before {@link markClients}, which cleans
 * up.
 */
export async function writeLicences(dist: string): Promise<void> {
  const meta = JSON.parse(await readFile(join(dist, 'metafile-esm.json'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, unknown>>
  }
  const inside = (path: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []
  const homes = [...new Set(Object.keys(meta.inputs).flatMap(inside))].sort()
  const texts = homes.map(async (home) => {
    const { name, version, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
      readonly name: string
      readonly version: string
      readonly license: string
    }
    const [file] = globSync(`${home}/{LICENSE,license}*`)
    if (file === undefined) throw new Error(`${name} is built in and has no licence to go with it`)
    return `${name} ${version} (${license})\n\n${await readFile(file, 'utf8')}`
  })
  const rule = '-'.repeat(80)
  await writeFile(join(dist, 'third-party-licences.txt'), (await Promise.all(texts)).join(`\n\n${rule}\n\n`))
}
