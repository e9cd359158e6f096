import { useEffect, useMemo, useRef } from 'react'
import type { FaceFinder, FaceLandmarks, OpenFaceFinder } from '../landmarks/face-landmarks.js'

/** What finds faces, for as long as a component is shown. */
export interface FaceSearch {
  /** Fetches what finds faces, once; rejects when it does not come. After that it can be asked again. */
  load(): Promise<FaceFinder>
  find(picture: CanvasImageSource & ImageBitmapSource): Promise<readonly FaceLandmarks[]>
}

/** Opens a finder when it is first needed, and closes it with the component. Null where faces are not looked for. */
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
