import { PrintIcon } from '../../icons/action.js'
import { Button } from '../../primitives/button/button.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Tooltip } from '../../primitives/tooltip/tooltip.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It shows in words what the picture means.',
      show: () => (
        <SmallWindow title="Ord till en bild" height={180} first="point">
          <div className="ks-docs-page-behind">
            <Tooltip
              kind="name"
              side="bottom"
              align="start"
              text="Skriv ut kvittot"
              trigger={(control) => (
                <IconButton {...control} label="Skriv ut kvittot" icon={<PrintIcon />} variant="outlined" />
              )}
            />
          </div>
        </SmallWindow>
      ),
    },
    wrong: {
      text: 'Terms that must be known: a finger never sees them.',
      show: () => (
        <SmallWindow title="Villkor i en ruta" height={180} first="point">
          <div className="ks-docs-page-behind">
            <Tooltip
              side="bottom"
              align="start"
              text="Genom att trycka godkänner du att abonnemanget förnyas i 24 månader, med 149 kr i månaden."
              trigger={(control) => <Button {...control}>Starta abonnemang</Button>}
            />
          </div>
        </SmallWindow>
      ),
    },
  },
]
