import './docs.css'
import './component-page.css'
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Guide } from '../testing/guide.js'
import { Anatomy } from './anatomy.js'
import { ComponentChangelog } from './component-changelog.js'
import { componentFolder, importLine, propertiesOf } from './component-sources.js'
import { ComponentState } from './component-state.js'
import { RelatedComponents } from './related-list.js'
import { RightWrongOf } from './right-wrong/right-wrong.js'
import { isCheck } from './shelves.js'
import { StateGrid } from './state-grid.js'

/** The documentation page of every component, and of a foundation when it has stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const parameters = preparedMeta.parameters as { readonly fileName?: string; readonly guide?: Guide }
  const folder = componentFolder(parameters.fileName ?? '')
  if (folder === undefined)
    return (
      <>
        <Title />
        <Description />
        <Stories title="" />
      </>
    )
  const names = new Map(Object.entries(csfFile.moduleExports ?? {}).map(([name, story]) => [story as unknown, name]))
  const onShelf = (checks: boolean) =>
    stories.filter(({ moduleExport, tags }) => isCheck({ exportName: names.get(moduleExport) ?? '', tags }) === checks)
  const designs = onShelf(false)
  const first = designs[0] ?? stories[0]
  return (
    <>
      <Title />
      {parameters.guide && <p className="sb-unstyled ks-docs ks-docs-purpose">{parameters.guide.purpose}</p>}
      <ComponentState folder={folder} />
      {first && <Anatomy of={first.moduleExport} folder={folder} />}
      {parameters.guide && <Heading>When to use, when not</Heading>}
      <RightWrongOf folder={folder} />
      {parameters.guide && <Advices {...parameters.guide} />}
      <Heading>States</Heading>
      <StateGrid stories={designs} />
      <RelatedComponents folder={folder} />
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      {/* The block's own margin is made for text above it, and leaves a heading too little. */}
      <div className="ks-docs-import">
        <Heading>Import</Heading>
        <Source language="tsx" code={importLine(folder)} />
      </div>
      <Heading>Custom properties</Heading>
      <Properties folder={folder} />
      <Heading>Changes</Heading>
      <ComponentChangelog folder={folder} />
      <Checks stories={onShelf(true)} />
    </>
  )
}

/** The stories that only test something, listed by name in a collapsed block. */
function Checks({ stories }: { readonly stories: readonly { readonly id: string; readonly name: string }[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <Heading>Checks</Heading>
      <ul className="sb-unstyled ks-docs ks-docs-checks">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Advices({ do: dos, dont }: Guide) {
  return (
    <div className="sb-unstyled ks-docs ks-docs-guide">
      <Advice title="Do" kind="do" items={dos} />
      <Advice title="Don’t" kind="dont" items={dont} />
    </div>
  )
}

function Advice({
  title,
  kind,
  items,
}: {
  readonly title: string
  readonly kind: string
  readonly items: readonly string[]
}) {
  return (
    <section className="ks-docs-advice" data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Properties({ folder }: { readonly folder: string }) {
  const properties = propertiesOf(folder)
  if (properties.length === 0)
    return (
      <p className="sb-unstyled ks-docs ks-docs-note">
        None of its own: it follows the tokens. Its classes are stable and can be styled from outside.
      </p>
    )
  return (
    <div className="sb-unstyled ks-docs ks-docs-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Unless set</th>
          </tr>
        </thead>
        <tbody>
          {properties.map(({ name, fallback }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{fallback === undefined ? 'nothing' : <code>{fallback}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
