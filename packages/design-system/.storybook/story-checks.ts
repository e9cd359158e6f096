import axe from 'axe-core'
import { afterEach, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CHECKS, type Check, type Excuses } from '../src/testing/checks.js'

interface Story {
  readonly parameters: { readonly checks?: Excuses; readonly layout?: string }
}

const root = document.documentElement
/** The only axe rules that depend on colours. Axe runs the others once, in the light theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Resizes the frame that the test runs in, from inside. Asking the test runner for another viewport takes longer than
 * all checks at that size.
 */
const frame = window.frameElement as HTMLElement | null

async function within(width: number, height: number, look: () => Promise<void>): Promise<void> {
  if (frame === null) throw new Error('a story runs in a frame of its own')
  const { width: own, height: ownHeight } = frame.style
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  try {
    await look()
  } finally {
    frame.style.width = own
    frame.style.height = ownHeight
  }
}

// The workshop sets the viewport before each story. Most stories have the same one, so a repeated size is skipped.
const resize = page.viewport.bind(page)
page.viewport = async (width, height) => {
  if (window.innerWidth !== width || window.innerHeight !== height) await resize(width, height)
}

// Runs after the play function, on the state that it left.
afterEach(async (context: TestContext & { readonly story?: Story }) => {
  const { story, task } = context
  if (!story || task.result?.state === 'fail') return
  const excused = story.parameters.checks ?? {}
  const failures: string[] = []
  const look = async (check: Check, problems: () => Promise<readonly string[]>) => {
    if ((excused[check] ?? '') !== '') return
    const found = await problems()
    if (found.length > 0) failures.push(`It no longer ${CHECKS[check]}:\n  ${found.join('\n  ')}`)
  }
  const { cssText } = root.style
  const { dir } = root
  const { theme = '' } = root.dataset
  try {
    // The margins of a page, as in the workshop.
    document.body.style.padding = story.parameters.layout === 'fullscreen' ? '' : '16px'
    await within(320, 640, async () => {
      await look('narrow', spilling)
      root.style.fontSize = '200%'
      await look('largeText', spilling)
      root.style.cssText = cssText
      root.dir = 'rtl'
      await look('rightToLeft', spilling)
      root.dir = dir
    })
    root.dataset['theme'] = 'dark'
    await look('dark', faint)
    root.dataset['theme'] = theme
    if (excused.forcedColours === undefined && keepsOwnColours()) {
      await commands.forceColours(true)
      await look('forcedColours', faint).finally(() => commands.forceColours(false))
    }
  } finally {
    root.style.cssText = cssText
    root.dir = dir
    root.dataset['theme'] = theme
    document.body.style.padding = ''
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
})

/** Tells whether an element opts out of forced colours. The others use the colours of the visitor's system. */
function keepsOwnColours(): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none',
  )
}

/** Waits until observers of the size have reacted: one frame, and the tasks after it. */
async function laidOut(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  finishMotion()
}

function finishMotion(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** Returns what makes the page scroll sideways, or what a dialog or popover over it cuts off. */
async function spilling(): Promise<readonly string[]> {
  await laidOut()
  const over = [...document.querySelectorAll('dialog[open], [popover]:popover-open')]
  const found = over.flatMap((box) => (isOutside(box, root) ? [box] : spillingFrom(box)))
  if (root.scrollWidth > root.clientWidth + 1) {
    const spilled = spillingFrom(root)
    found.push(...(spilled.length > 0 ? spilled : [root]))
  }
  return [...new Set(found)].slice(0, 5).map(describe)
}

/** Returns the innermost elements that reach out of a box, unless something in between cuts them off. */
function spillingFrom(box: Element): Element[] {
  const all = [...box.querySelectorAll('*')].filter((element) => isOutside(element, box) && !isClipped(element, box))
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)))
}

function isOutside(element: Element, box: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  // The root element grows with its overflow, so the window's edges are used instead.
  const edges = box === root ? { left: 0, right: root.clientWidth } : box.getBoundingClientRect()
  return width > 1 && (left < edges.left - 1 || right > edges.right + 1)
}

/**
 * Tells whether an element is inside something that scrolls by itself, such as a carousel, or that cuts off overflow.
 */
function isClipped(element: Element, box: Element): boolean {
  for (let between = element.parentElement; between && between !== box; between = between.parentElement)
    if (between !== document.body && getComputedStyle(between).overflowX !== 'visible' && !isOutside(between, box))
      return true
  return false
}

function describe(element: Element): string {
  const { left, right } = element.getBoundingClientRect()
  const text = (element.textContent ?? '').trim().slice(0, 40)
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> from ${Math.round(left)} to ${Math.round(right)} px: ${text}`
}

/** Returns the elements whose contrast axe finds too low, once transitions have ended. */
async function faint(): Promise<readonly string[]> {
  finishMotion()
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
    elementRef: false,
    iframes: false,
    preload: false,
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message ?? ''}`),
  )
}
