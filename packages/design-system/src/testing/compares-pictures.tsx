import './pictures.css'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import preview from '../../.storybook/preview.js'
import type { Excuses } from './checks.js'
import { COMPARED_COMPONENTS } from './compared-components.js'
import { PLAYED } from './played-pictures.js'

type Composed = ComponentType & {
  readonly storyName: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly checks?: Excuses }
  readonly run: () => Promise<void>
}

const WIDTH_PX = 480
const HEIGHT_PX = 720
/** Maximum height of a sheet. Later stories show rarer states, and every picture is stored in git. */
const MAX_HEIGHT_PX = 1600

setProjectAnnotations(preview)

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
  document.body.replaceChildren()
})

/** A file of stories, as its module. */
export type Stories = Readonly<Record<string, unknown>>

/** What `import.meta.glob` finds: the stories of each component, not yet loaded. */
export type StoryFiles = Readonly<Record<string, () => Promise<Stories>>>

/** Adds a test for each component that an app uses: its sheet looks as accepted, in light and dark. */
export function comparesPictures(files: StoryFiles): void {
  const components = Object.entries(files)
    .map(([path, load]) => [/([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path, load] as const)
    .filter(([component]) => COMPARED_COMPONENTS.includes(component))
  it.each(components)('%s looks as it did', async (component, load) => {
    const module = await load()
    const composed: Readonly<Record<string, Composed>> = composeStories(module as never)
    const stories = Object.values(composed).filter(({ parameters }) => parameters.checks?.picture === undefined)
    if (stories.length === 0) return
    await page.viewport(WIDTH_PX, HEIGHT_PX)
    document.body.style.padding = PLAYED[component] === undefined ? '' : '16px'
    const played = PLAYED[component]
    if (played === undefined) await sheet(stories)
    else await composed[played]?.run()
    expect(played === undefined || composed[played], `no story ${played} to play`).toBeTruthy()
    for (const theme of ['light', 'dark']) await compare(component, theme)
  })
}

/**
 * Renders the stories below one another, with their names. Stories that differ only in their play function appear
 * once.
 */
async function sheet(stories: readonly Composed[]): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  cleanups.push(() => root.unmount())
  flushSync(() => {
    root.render(
      <div className="ks-sheet">
        {stories.map((Story) => (
          <section key={Story.storyName}>
            <small>{Story.storyName}</small>
            <div className="ks-sheet-story" dir={Story.globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
              <Story />
            </div>
          </section>
        ))}
      </div>,
    )
  })
  await settled()
  const seen = new Set<string>()
  for (const story of host.querySelectorAll('.ks-sheet-story')) {
    const look = story.innerHTML.replaceAll(/ (?:id|for|name|style|aria-[\w-]+)="[^"]*"/g, '')
    if (seen.has(look)) story.parentElement?.remove()
    seen.add(look)
  }
  await page.viewport(WIDTH_PX, Math.min(Math.max(document.body.scrollHeight, 64), MAX_HEIGHT_PX))
}

async function compare(component: string, theme: string): Promise<void> {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.dir = 'ltr'
  root.style.fontSize = ''
  await settled()
  try {
    await expect(page).toMatchScreenshot(`${component}/${theme}`, { comparatorName: 'blocks' })
  } catch (error) {
    await commands.keepExpectedPicture(component, theme)
    throw error
  }
  await commands.packPicture(component, theme)
}

/**
 * Waits until fonts and pictures are loaded, films show their posters, transitions have ended, and the browser has
 * painted.
 */
async function settled(): Promise<void> {
  const pending = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
  for (const film of document.querySelectorAll('video')) {
    film.pause()
    film.load()
    pending.push(Object.assign(new Image(), { src: film.poster }))
  }
  await Promise.all([document.fonts.ready, ...pending.map((image) => image.decode().catch(() => undefined))])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
