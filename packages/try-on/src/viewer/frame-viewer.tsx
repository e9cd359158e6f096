'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as viewerMessages from '@klarsikt/core/messages/viewer'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Switch } from '@klarsikt/design-system/switch'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { OpenStage } from '../stage/stage.js'
import { VIEW_ANGLES, type ViewAngle } from '../stage/view-angle.js'
import { type Look, type LookChoice, LookChoices } from './look-choices.js'
import { MeasuresOverlay } from './measures-overlay.js'
import { openFrameStage } from './open-frame-stage.js'
import { type StageStatus, useStage } from './use-stage.js'
import { useTurn } from './use-turn.js'
import { useZoom } from './use-zoom.js'
import { ViewButtons } from './view-buttons.js'
import styles from './frame-viewer.module.css'

export interface FrameViewerProps {
  /** Specification of the model. Its colour and lens are shown first. */
  readonly frame: FrameSpec
  /** Address of its GLB, as `@klarsikt/eyewear/solid` makes it. */
  readonly src: string
  readonly name: string
  /** A picture of the frame. It is shown until the model is loaded, and when the model cannot be shown. */
  readonly poster: ReactNode
  readonly colors?: readonly LookChoice<FrameColorId>[]
  readonly lenses?: readonly LookChoice<LensFinishId>[]
  /** Draws the model. The default loads three.js. */
  readonly openStage?: OpenStage
}

const NONE: readonly never[] = []

/**
 * Shows a frame that the customer can turn and see in its colours and lenses. The code that draws is loaded at the
 * first use.
 */
export function FrameViewer(props: FrameViewerProps) {
  const { frame, src, name, poster, colors = NONE, lenses = NONE, openStage = openFrameStage } = props
  const [look, setLook] = useState<Look>({ color: frame.color, lens: frame.lens })
  const [measured, setMeasured] = useState(false)
  const shown = useMemo(() => ({ ...frame, ...look }), [frame, look])
  const angleRef = useRef<ViewAngle>(VIEW_ANGLES.angle)
  const { setCanvas, stage, status, attempt, retry } = useStage({ src, frame: shown, angleRef, open: openStage })
  const { scale, setSurface, zoomIn, zoomOut, ...gestures } = useZoom(stage)
  const turn = useTurn(stage, angleRef, gestures)
  const hint = useId()
  if (status === 'unsupported') return <Unsupported poster={poster} />
  return (
    <div className={styles.root}>
      <div
        className={styles.view}
        role="slider"
        aria-label={viewerMessages.label({ name })}
        aria-describedby={hint}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={turn.yaw}
        aria-valuetext={said(turn.yaw, scale)}
        ref={setSurface}
        tabIndex={0}
        data-status={status}
        {...turn.surface}
      >
        {status !== 'ready' && <div className={styles.poster}>{poster}</div>}
        <canvas key={attempt} ref={setCanvas} className={styles.canvas} aria-hidden="true" />
        {stage && measured && <MeasuresOverlay stage={stage} frame={frame} />}
        <Waiting status={status} />
      </div>
      {status === 'failed' ? (
        <Failed onRetry={retry} />
      ) : (
        <>
          <p className={styles.hint} id={hint}>
            {viewerMessages.hint()}
          </p>
          <ViewButtons
            view={turn.view}
            onShow={turn.show}
            onLeft={turn.turnLeft}
            onRight={turn.turnRight}
            onZoomIn={zoomIn}
            onZoomOut={zoomOut}
          />
          <LookChoices look={look} colors={colors} lenses={lenses} onChoose={setLook} />
          <Switch
            label={viewerMessages.measures()}
            checked={measured}
            onChange={(event) => setMeasured(event.target.checked)}
          />
        </>
      )}
    </div>
  )
}

/** Describes the view for customers who cannot see it. */
function said(yaw: number, scale: number): string {
  const turned = viewerMessages.turned({ degrees: yaw })
  return scale === 1 ? turned : `${turned}, ${viewerMessages.enlarged({ percent: Math.round(scale * 100) })}`
}

function Unsupported({ poster }: Pick<FrameViewerProps, 'poster'>) {
  return (
    <div className={styles.root}>
      <div className={styles.poster}>{poster}</div>
      <Alert tone="info">{errorMessages.siteNotSupported()}</Alert>
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const again = (
    <Button size="small" variant="secondary" onClick={onRetry}>
      {commonMessages.retry()}
    </Button>
  )
  return (
    <Alert tone="error" live="alert" actions={again}>
      {errorMessages.viewer3d()}
    </Alert>
  )
}

/** Says that the model is loading. */
function Waiting({ status }: { readonly status: StageStatus }) {
  return (
    <p className={styles.waiting} role="status">
      {status === 'slow' && viewerMessages.slow()}
      {status === 'loading' && viewerMessages.loading()}
    </p>
  )
}
