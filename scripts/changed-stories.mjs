// Finds the stories that `npm test` checks: those in whose folder a file has changed since the last release.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

/** Before the first release there is no tag, so the files of this many newest commits count as changed. */
const COMMITS_BEFORE_FIRST_RELEASE = 50

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/**
 * Returns the story files, as paths from the folder of the design system. Returns all of them when there is no git
 * history.
 */
export function changedStories() {
  const stories = globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root }).toSorted()
  const tag = git('describe', '--tags', '--abbrev=0', '--match=@klarsikt/*').stdout.trim()
  const since = tag === '' ? `HEAD~${COMMITS_BEFORE_FIRST_RELEASE}` : tag
  const { status, stdout } = git('diff', '--name-only', since)
  const folders = status === 0 ? new Set(stdout.trim().split('\n').map(path.dirname)) : null
  return stories
    .filter((story) => folders === null || folders.has(path.dirname(story)))
    .map((story) => path.relative(path.join(root, 'packages/design-system'), path.join(root, story)))
}
