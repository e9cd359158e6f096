'use client'
import { useCallback, useEffect, useRef } from 'react'

/** A browser makes a click within this time after a finger is lifted. */
const CLICK_MS = 350

/**
 * Delays changes that move the page until a press has delivered its click. A field is left while the button goes down:
 * an error that appears in that moment pushes the button away, and the press would get no click.
 */
export function useAfterPress(): (run: () => void) => void {
  const watch = useRef<PressWatch>(null)
  useEffect(() => {
    const watching = watchPresses()
    watch.current = watching
    return watching.stop
  }, [])
  return useCallback((run) => (watch.current ? watch.current.after(run) : run()), [])
}

type PressWatch = ReturnType<typeof watchPresses>

function watchPresses() {
  const listening = new AbortController()
  let pressing = false
  let waiting: (() => void)[] = []
  let ending: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    pressing = false
    const due = waiting
    waiting = []
    for (const run of due) run()
  }
  const endIn = (ms: number) => () => {
    clearTimeout(ending)
    ending = setTimeout(end, ms)
  }
  const begin = () => {
    clearTimeout(ending)
    pressing = true
  }
  const on = (type: string, handle: () => void) =>
    // In the capture phase, so that no other handler can stop it.
    addEventListener(type, handle, { capture: true, signal: listening.signal })
  on('pointerdown', begin)
  on('pointerup', endIn(CLICK_MS))
  // Runs after the click's own effects, such as sending the form.
  on('click', endIn(0))
  // A scroll, a drag or a menu is not followed by a click.
  on('pointercancel', endIn(0))
  on('contextmenu', endIn(0))
  return {
    after: (run: () => void) => (pressing ? void waiting.push(run) : run()),
    stop() {
      clearTimeout(ending)
      listening.abort()
    },
  }
}
