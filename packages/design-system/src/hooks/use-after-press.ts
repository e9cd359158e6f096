'use client'
import { useCallback, useEffect, useRef } from 'react'

/** A finger has let go before the browser makes a click of it; later than this no click comes. */
const CLICK_MS = 350

/**
 * Runs what moves the page under a pressing pointer once its click has been delivered, and at once when nothing is pressed.
 * A field is left while the button is still going down: an error shown in that moment pushes the button away, and what was
 * pressed gets no click.
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
  // After the click come its own doings, such as sending the form.
  on('click', endIn(0))
  // A scroll, a drag or a menu: no click follows.
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
