import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

const ROOT = join(import.meta.dirname, '../../../../..')

/** The ids of all stories, read from their sources. */
export function storyIds(): ReadonlySet<string> {
  return new Set(
    globSync('{packages/*/src,apps/storefront/src}/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8')
      const title = /title: '([A-Z][\w-]+\/[^']+)'/.exec(source)?.[1] ?? ''
      return [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) =>
        toId(title, storyNameFromExport(name)),
      )
    }),
  )
}
