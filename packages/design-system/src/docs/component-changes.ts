import exported from '../../exports.json' with { type: 'json' }
import { classPrefix } from './component-parts.js'
import { type Release, releases } from './releases.js'

const EXPORTS: Readonly<Record<string, readonly string[]>> = exported
const SENTENCE_END = /(?<=\.)\s+(?=[A-Z`])/

/** Returns the changes of a component by release. Releases that do not mention it are left out. */
export function changesOfComponent(folder: string, all: readonly Release[] = releases): readonly Release[] {
  const isOfComponent = isOf(folder)
  return all.flatMap(({ version, changes }) => {
    const own = changes.flatMap((change) => change.split(SENTENCE_END)).filter(isOfComponent)
    return own.length > 0 ? [{ version, changes: own }] : []
  })
}

/** The status of a component. */
export interface ComponentStatus {
  /** The release that last changed it; undefined before the first one. */
  readonly version: string | undefined
  /** A waiting changeset mentions it. */
  readonly isChanging: boolean
}

export function statusOfComponent(folder: string, all: readonly Release[] = releases): ComponentStatus {
  const own = changesOfComponent(folder, all).map(({ version }) => version)
  // A component that no release mentions is as old as the first release.
  const version =
    own.find((one) => one !== undefined) ?? all.findLast((release) => release.version !== undefined)?.version
  return { version, isChanging: own.includes(undefined) }
}

/** Tells whether a sentence names a component, as code or in words such as “a cart line”. */
function isOf(folder: string): (sentence: string) => boolean {
  const names = new Set([...(EXPORTS[`./${folder}`] ?? []), classPrefix(folder).slice('ks-'.length, -1)])
  const code = new RegExp(`\`<?(?:${[...names].join('|')})\\b`)
  if (!folder.includes('-')) return (sentence) => code.test(sentence)
  const words = new RegExp(`\\b${folder.replaceAll('-', ' ')}s?\\b`, 'i')
  return (sentence) => code.test(sentence) || words.test(sentence)
}
