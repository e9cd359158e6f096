import exported from '../../exports.json' with { type: 'json' }
import { classPrefix } from './component-parts.js'
import { type Release, releases } from './releases.js'

const EXPORTS: Readonly<Record<string, readonly string[]>> = exported
const SENTENCE_END = /(?<=\.)\s+(?=[A-Z`])/

/** What was changed of a component, by release; releases that say nothing of it are left out. */
export function changesOfComponent(folder: string, all: readonly Release[] = releases): readonly Release[] {
  const isOfComponent = isOf(folder)
  return all.flatMap(({ version, changes }) => {
    const own = changes.flatMap((change) => change.split(SENTENCE_END)).filter(isOfComponent)
    return own.length > 0 ? [{ version, changes: own }] : []
  })
}

/** Where a component stands. */
export interface ComponentStatus {
  /** The release it was last changed in; undefined before its first. */
  readonly version: string | undefined
  /** Something of it waits for the next release. */
  readonly isChanging: boolean
}

export function statusOfComponent(folder: string, all: readonly Release[] = releases): ComponentStatus {
  const own = changesOfComponent(folder, all).map(({ version }) => version)
  // What no release speaks of is as old as the first.
  const version =
    own.find((one) => one !== undefined) ?? all.findLast((release) => release.version !== undefined)?.version
  return { version, isChanging: own.includes(undefined) }
}

/** Whether a sentence names a component: as code, or in words that can mean nothing else, as in “a cart line”. */
function isOf(folder: string): (sentence: string) => boolean {
  const names = new Set([...(EXPORTS[`./${folder}`] ?? []), classPrefix(folder).slice('ks-'.length, -1)])
  const code = new RegExp(`\`<?(?:${[...names].join('|')})\\b`)
  if (!folder.includes('-')) return (sentence) => code.test(sentence)
  const words = new RegExp(`\\b${folder.replaceAll('-', ' ')}s?\\b`, 'i')
  return (sentence) => code.test(sentence) || words.test(sentence)
}
