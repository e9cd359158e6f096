import { useEffect } from 'react'
import type { Fitting } from '../stage/face-stage.js'
import { type FaceStageOptions, useFaceStage } from './use-face-stage.js'

interface Options extends FaceStageOptions {
  readonly fitting: Fitting
}

/** Draws the frame on the face while its canvas is shown. */
export function useWorn({ fitting, ...options }: Options) {
  const { stage, ...worn } = useFaceStage(options)
  useEffect(() => stage?.fit(fitting), [stage, fitting])
  return worn
}
