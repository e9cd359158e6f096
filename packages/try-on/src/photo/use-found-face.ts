import { useEffect, useRef, useState } from 'react'
import { chooseFace, type FaceProblem } from '../landmarks/choose-face.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import type { FacePicture } from './read-picture.js'
import type { FaceSearch } from './use-face-finder.js'

/** State of the search. A `slow` search still runs, and an `unsearched` picture could not be searched. */
export type SearchStatus = 'searching' | 'slow' | 'found' | 'unsearched' | FaceProblem

/** After this many ms the page says that the search is slow. */
const SLOW_MS = 8_000

interface Options {
  readonly search: FaceSearch | null
  readonly picture: FacePicture
  /** False when the picture was searched before. */
  readonly isNeeded: boolean
  readonly onFind: (face: FaceLandmarks) => void
}

/** Searches the face in a new picture. Returns null when there is no search. */
export function useFoundFace({ search, picture, isNeeded, onFind }: Options): SearchStatus | null {
  const [isSearched] = useState(search !== null && isNeeded)
  const [status, setStatus] = useState<SearchStatus | null>(isSearched ? 'searching' : null)
  const take = useRef(onFind)
  useEffect(() => {
    take.current = onFind
  }, [onFind])
  useEffect(() => {
    if (!search || !isSearched) return
    let isCurrent = true
    const timer = setTimeout(() => setStatus('slow'), SLOW_MS)
    const settle = (next: SearchStatus) => {
      clearTimeout(timer)
      if (isCurrent) setStatus(next)
    }
    search
      .find(picture.canvas)
      .then((faces) => {
        const face = chooseFace(faces, picture.canvas)
        if (typeof face === 'string') return settle(face)
        if (isCurrent) take.current(face)
        settle('found')
      })
      .catch(() => settle('unsearched'))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, picture, isSearched])
  return status
}
