import * as viewerMessages from '@klarsikt/core/messages/viewer'
import { Button } from '@klarsikt/design-system/button'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { ArrowLeftIcon, ArrowRightIcon } from '@klarsikt/design-system/icons'
import { type NamedView, VIEW_ANGLES } from '../stage/view-angle.js'
import styles from './frame-viewer.module.css'

const NAMES: Readonly<Record<NamedView, () => string>> = {
  front: viewerMessages.front,
  angle: viewerMessages.angle,
  side: viewerMessages.side,
}

interface ViewButtonsProps {
  /** The view that the frame is in; null after a turn of one's own. */
  readonly view: NamedView | null
  readonly onShow: (view: NamedView) => void
  readonly onLeft: () => void
  readonly onRight: () => void
}

/** Views by name, and turning without dragging. */
export function ViewButtons({ view, onShow, onLeft, onRight }: ViewButtonsProps) {
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
    </div>
  )
}
