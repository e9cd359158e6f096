import { COMPARED_PARAM, compareHref } from '@klarsikt/core/compare'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useComparedFrames } from './compared-frames.js'

/** Redirects an address without frames to the frames that were chosen on this device. */
export function useStoredFrames(): void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const ids = useComparedFrames()
  const isWithout = !params.has(COMPARED_PARAM)
  useEffect(() => {
    if (isWithout && ids.length > 0) void navigate(compareHref(ids), { replace: true })
  }, [navigate, isWithout, ids])
}
