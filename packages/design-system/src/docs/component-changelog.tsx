import './docs.css'
import './changelog.css'
import { changesOfComponent, type ComponentStatus, statusOfComponent } from './component-changes.js'
import { docsId } from './related-components.js'
import { releases } from './releases.js'
import { Sentence } from './sentence.js'

/** Lists the changes of a component by version, from the changelog and the waiting changesets. */
export function ComponentChangelog({ folder }: { readonly folder: string }) {
  const changes = changesOfComponent(folder)
  return (
    <div className="sb-unstyled ks-docs ks-docs-changes">
      {changes.length === 0 ? (
        <p className="ks-docs-note">
          No release says anything of its own about it. {statusText(statusOfComponent(folder))}.
        </p>
      ) : (
        changes.map(({ version, changes: sentences }) => (
          <section key={version ?? 'next'}>
            <h3>{version ?? 'Next release'}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <Sentence text={sentence} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  )
}

/** Says since which version a component is unchanged. */
export function statusText({ version, isChanging }: ComponentStatus): string {
  if (version === undefined) return 'New in the next release'
  return isChanging ? `Changes in the next release, last in ${version}` : `Unchanged since ${version}`
}

interface NewestComponentsProps {
  readonly folders: readonly { readonly folder: string; readonly name: string }[]
}

/** Lists the components that the newest release, or the next one, mentions. */
export function NewestComponents({ folders }: NewestComponentsProps) {
  const newest = releases.slice(0, 1)
  const changed = folders.flatMap(({ folder, name }) =>
    changesOfComponent(folder, newest).map(({ changes }) => ({ folder, name, changes })),
  )
  return (
    <dl className="sb-unstyled ks-docs ks-docs-newest">
      {changed.map(({ folder, name, changes }) => (
        <div key={folder}>
          <dt>
            <a href={`?path=/docs/${docsId(folder)}`} target="_top">
              {name}
            </a>
          </dt>
          <dd>
            {changes.map((change) => (
              <p key={change}>
                <Sentence text={change} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
