import * as viewerMessages from '@klarsikt/core/messages/viewer'
import { Button } from '@klarsikt/design-system/button'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '@klarsikt/design-system/icons'
import { type NamedView, VIEW_ANGLES } from '../stage/view-angle.js'
import styles from './frame-viewer.module.css'

const NAMES: Readonly<Record<NamedView, () => string>> = {
  front: viewerMessages.front,
  angle: viewerMessages.angle,
  side: viewerMessages.side,
}

interface ViewButtonsProps {
  /** The present view. It is null after the customer turned the frame. */
  readonly view: NamedView | null
  readonly onShow: (view: NamedView) => void
  readonly onLeft: () => void
  readonly onRight: () => void
  /** Is undefined when the frame cannot be larger. */
  readonly onZoomIn: (() => void) | undefined
  /** Is undefined when the whole frame is visible. */
  readonly onZoomOut: (() => void) | undefined
}

/** Shows buttons for named views and for turning and enlarging without a gesture. */
export function ViewButtons({ view, onShow, onLeft, onRight, onZoomIn, onZoomOut }: ViewButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label={viewerMessages.views()}>
      <IconButton variant="outlined" label={viewerMessages.turnLeft()} icon={<ArrowLeftIcon />} onClick={onLeft} />
      {(Object.keys(VIEW_ANGLES) as NamedView[]).map((name) => (
        <Button
          key={name}
          size="small"
          variant={view === name ? 'secondary' : 'ghost'}
          aria-pressed={view === name}
          onClick={() => onShow(name)}
        >
          {NAMES[name]()}
        </Button>
      ))}
      <IconButton variant="outlined" label={viewerMessages.turnRight()} icon={<ArrowRightIcon />} onClick={onRight} />
      {/* At a limit the button stays, because it may have the focus. */}
      <IconButton
        variant="outlined"
        label={viewerMessages.zoomOut()}
        icon={<MinusIcon />}
        aria-disabled={!onZoomOut}
        onClick={onZoomOut}
      />
      <IconButton
        variant="outlined"
        label={viewerMessages.zoomIn()}
        icon={<PlusIcon />}
        aria-disabled={!onZoomIn}
        onClick={onZoomIn}
      />
    </div>
  )
}
