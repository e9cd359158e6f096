import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../harness/process.js'

const GUIDES = 'docs/guides/discovery'
const BLOCK = /^```(tsx?)\n(.*?)^```$/gms

/**
 * Writes the TypeScript of the widget's README and guides as modules into `folder`, word for word, so that compiler and browser check what
 * a reader would copy. Each `tsx` block is a module; the `ts` blocks of a document continue each other and form one module.
 */
export function writeSnippets(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const guides = readdirSync(path.join(repository, GUIDES)).map((file) => path.join(GUIDES, file))
  for (const file of ['packages/discovery/README.md', ...guides]) {
    const name = path.basename(file, '.md').toLowerCase()
    const blocks = [...readFileSync(path.join(repository, file), 'utf8').matchAll(BLOCK)]
    const of = (language: string) => blocks.flatMap(([, kind, code = '']) => (kind === language ? [code] : []))
    of('tsx').forEach((code, index) => writeFileSync(path.join(folder, `${name}-${index + 1}.tsx`), code))
    const plain = of('ts')
    if (plain.length > 0) writeFileSync(path.join(folder, `${name}.ts`), plain.join('\n'))
  }
}
