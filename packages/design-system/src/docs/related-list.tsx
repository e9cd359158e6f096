import { Heading } from '@storybook/addon-docs/blocks'
import { docsId, relatedComponents } from './related-components.js'

/** Links to the pages of the components that a component uses and that use it. */
export function RelatedComponents({ folder }: { readonly folder: string }) {
  const { madeOf, partOf } = relatedComponents(folder)
  if (madeOf.length + partOf.length === 0) return null
  return (
    <>
      <Heading>Related</Heading>
      <dl className="sb-unstyled ks-docs ks-docs-related">
        <Folders term="Made of" folders={madeOf} />
        <Folders term="Part of" folders={partOf} />
      </dl>
    </>
  )
}

function Folders({ term, folders }: { readonly term: string; readonly folders: readonly string[] }) {
  if (folders.length === 0) return null
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {folders.map((folder) => (
          <a key={folder} href={`?path=/docs/${docsId(folder)}`} target="_top">
            {folder}
          </a>
        ))}
      </dd>
    </>
  )
}
