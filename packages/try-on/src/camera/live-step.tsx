import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { useRef, useState } from 'react'
import { CompareChoice } from '../compare/compare-choice.js'
import { ComparedFrames } from '../compare/compared-frames.js'
import { DistanceField } from '../photo/distance-field.js'
import type { TriedFrame } from '../photo/photo-steps.js'
import { readEyeDistance } from '../photo/read-eye-distance.js'
import { StepTitle } from '../photo/step-title.js'
import type { FaceSearch } from '../photo/use-face-finder.js'
import { useSwipe } from '../photo/use-swipe.js'
import { type Look, LookChoices, nextColor } from '../viewer/look-choices.js'
import { LiveFrame, type LiveFrameHandle } from './live-frame.js'
import { LiveProblemAlert } from './live-problem.js'
import { LiveStatusNote } from './live-status-note.js'
import type { OpenCamera } from './open-camera.js'
import { useLiveCamera } from './use-live-camera.js'
import { type LiveWear, useLiveWear } from './use-live-wear.js'
import styles from './camera-try-on.module.css'

/** A picture that was taken, with the face in it. */
export interface TakenPicture extends LiveWear {
  readonly typedDistance: string
  readonly look: Look
}

interface LiveStepProps extends TriedFrame {
  readonly search: FaceSearch
  readonly openCamera: OpenCamera
  readonly firstDistance: string
  readonly onTake: (taken: TakenPicture) => void
  /** Leaves the camera for a picture and passes on the typed distance. */
  readonly onPhoto: (typedDistance: string) => void
}

/** The step that shows the frame on the live customer. */
export function LiveStep(props: LiveStepProps) {
  const { frame, colors, lenses, openStage, comparing, search, openCamera, firstDistance, onTake, onPhoto } = props
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const drawn = useRef<LiveFrameHandle>(null)
  const otherDrawn = useRef<LiveFrameHandle>(null)
  const [look, setLook] = useState<Look>({ color: frame.color, lens: frame.lens })
  const [typedDistance, setTypedDistance] = useState(firstDistance)
  const { picture, latest, note, show, take } = useLiveWear({
    drawn: [drawn, otherDrawn],
    typedDistance,
    onTake: (worn) => onTake({ ...worn, typedDistance, look }),
  })
  const { status, start, stop } = useLiveCamera({ video, open: openCamera, search, onPicture: show })
  const swipe = useSwipe((step) => setLook({ ...look, color: nextColor(colors, look.color, step) }))
  const labelOf = (of: string, color: string | undefined) =>
    color ? text(tryOnMessages.livePicture, { name: of, color }) : text(tryOnMessages.livePictureOnly, { name: of })
  const isOn = status === 'opening' || status === 'live'
  return (
    <div className={styles.root}>
      <StepTitle key={isOn || status === 'off' ? 'live' : 'problem'}>{text(tryOnMessages.live)}</StepTitle>
      {/* The video is part of the page, because some browsers stop videos that are not. The visible canvas is drawn from it. */}
      <video ref={video} className={styles.feed} muted playsInline aria-hidden="true" tabIndex={-1} />
      {isOn || status === 'off' ? (
        <>
          <div className={styles.stage} aria-busy={status === 'opening' || undefined}>
            {picture && (
              <ComparedFrames
                key={`${picture.canvas.width} ${picture.canvas.height}`}
                tried={props}
                look={look}
                labelOf={labelOf}
                gestures={colors.length > 1 ? swipe : undefined}
              >
                {({ which, ...shown }) => (
                  <LiveFrame
                    {...shown}
                    ref={which === 'tried' ? drawn : otherDrawn}
                    picture={picture}
                    open={openStage}
                    latest={latest}
                  />
                )}
              </ComparedFrames>
            )}
          </div>
          <LiveStatusNote status={status} note={note} />
          <div className={styles.actions}>
            <Button onClick={take} disabled={note !== 'shown'}>
              {text(tryOnMessages.liveTake)}
            </Button>
            <Button variant="secondary" onClick={isOn ? stop : start}>
              {text(isOn ? tryOnMessages.livePause : tryOnMessages.liveResume)}
            </Button>
            <Button variant="ghost" onClick={() => onPhoto(typedDistance)}>
              {text(tryOnMessages.livePhoto)}
            </Button>
          </div>
          <CompareChoice comparing={comparing} colors={colors} seen={look.color} />
          <LookChoices look={look} colors={colors} lenses={lenses} onChoose={setLook} />
          <DistanceField
            typed={typedDistance}
            onType={setTypedDistance}
            isWrong={readEyeDistance(typedDistance) === null}
          />
        </>
      ) : (
        <LiveProblemAlert problem={status} onRetry={start} onPhoto={() => onPhoto(typedDistance)} />
      )}
    </div>
  )
}
