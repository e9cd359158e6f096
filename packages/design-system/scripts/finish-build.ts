import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import { LAYER_ORDER } from '../vite.js'
import { compile } from './css-modules.ts'

const CLIENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/
type Output = {
  readonly entryPoint?: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly imports: readonly { readonly path: string }[]
}

/** Bundling drops `'use client'`: an entry gets it back when it, or anything it pulls in, was written with it. */
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

/** `styles.css`: layers, tokens, base and every component in one file. `tokens.css`: the custom properties alone. */
export async function writeStyles(source: string, dist: string): Promise<void> {
  const base = bundle({ filename: join(source, 'styles/index.css'), minify: true }).code.toString()
  const modules = await Promise.all(globSync(`${source}/**/*.module.css`).sort().map(compile))
  await writeFile(join(dist, 'styles.css'), [LAYER_ORDER, base, ...modules.map(({ css }) => css)].join('\n'))
  await writeFile(
    join(dist, 'tokens.css'),
    `${LAYER_ORDER}\n${bundle({ filename: join(source, 'tokens/generated/tokens.css'), minify: true }).code.toString()}`,
  )
}
