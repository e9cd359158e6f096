import { Button } from '../../primitives/button/button.js'
import type { Screen } from './story-screen.js'

interface ScreenChoiceProps {
  readonly screens: readonly Screen[]
  readonly chosen: Screen
  readonly onChoose: (screen: Screen) => void
}

/** Buttons that choose the size of window in which stories are shown. */
export function ScreenChoice({ screens, chosen, onChoose }: ScreenChoiceProps) {
  return (
    <div className="ks-docs-looks" role="group" aria-label="Screen">
      {screens.map((screen) => (
        <Button
          key={screen.width}
          size="small"
          variant={screen === chosen ? 'primary' : 'secondary'}
          aria-pressed={screen === chosen}
          onClick={() => onChoose(screen)}
        >
          {screen.name}
        </Button>
      ))}
    </div>
  )
}
