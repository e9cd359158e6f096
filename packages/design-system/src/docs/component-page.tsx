import './docs.css'
import { Controls, Description, Heading, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../testing/guide.js'
import { componentFolder, importLine, propertiesOf } from './component-sources.js'

/** The documentation page of every component, and of a foundation when it has stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
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
  const many = Object.keys(csfFile.stories).length > 1
  return (
    <>
      <Title />
      {parameters.guide && <GuideLists {...parameters.guide} />}
      {/* The block's own margin is made for text above it, and leaves a heading too little. */}
      <div className="ks-docs-import">
        <Heading>Import</Heading>
        <Source language="tsx" code={importLine(folder)} />
      </div>
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Heading>Custom properties</Heading>
      <Properties folder={folder} />
      {many && <Stories includePrimary={false} title="Stories" />}
    </>
  )
}

function GuideLists({ purpose, do: dos, dont }: Guide) {
  return (
    <div className="ks-docs">
      <p className="ks-docs-purpose">{purpose}</p>
      <div className="ks-docs-guide">
        <Advice title="Do" kind="do" items={dos} />
        <Advice title="Don’t" kind="dont" items={dont} />
      </div>
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
      <p className="ks-docs ks-docs-note">
        None of its own: it follows the tokens. Its classes are stable and can be styled from outside.
      </p>
    )
  return (
    <div className="ks-docs ks-docs-scroll">
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
