import { useEffect, useMemo, useRef } from 'react'
import type { FaceFinder, FaceLandmarks, OpenFaceFinder } from '../landmarks/face-landmarks.js'

/** Finds faces while a component is shown. */
export interface FaceSearch {
  /** Loads the finder once. Rejects when that fails, and the next call tries again. */
  load(): Promise<FaceFinder>
  find(picture: CanvasImageSource & ImageBitmapSource): Promise<readonly FaceLandmarks[]>
}

/** Opens a finder at its first use and closes it with the component. Returns null when `open` is undefined. */
export function useFaceFinder(open: OpenFaceFinder): FaceSearch
export function useFaceFinder(open: OpenFaceFinder | undefined): FaceSearch | null
export function useFaceFinder(open: OpenFaceFinder | undefined): FaceSearch | null {
  const opened = useRef<{ readonly stop: AbortController; readonly finder: Promise<FaceFinder> } | null>(null)
  useEffect(
    () => () => {
      const last = opened.current
      opened.current = null
      last?.stop.abort()
      last?.finder.then((finder) => finder.close()).catch(() => undefined)
    },
    [],
  )
  return useMemo(() => {
    if (!open) return null
    const load = () => {
      if (opened.current) return opened.current.finder
      const stop = new AbortController()
      const current = { stop, finder: open(stop.signal) }
      opened.current = current
      current.finder.catch(() => {
        if (opened.current === current) opened.current = null
      })
      return current.finder
    }
    return {
      load,
      find: async (picture) => {
        const finder = await load()
        return finder.find(await createImageBitmap(picture))
      },
    }
  }, [open])
}
