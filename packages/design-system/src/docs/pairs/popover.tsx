import { Button } from '../../primitives/button/button.js'
import { Link } from '../../primitives/link/link.js'
import { Popover } from '../../primitives/popover/popover.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A few lines by the button that asked, and the page stays usable.',
      show: () => (
        <SmallWindow title="En förklaring vid sin knapp" height={400} first="press">
          <div className="ks-docs-page-behind">
            <Popover
              title="Öppet köp"
              trigger={(button) => (
                <Button {...button} variant="secondary">
                  Vad är öppet köp?
                </Button>
              )}
            >
              <p>
                Du kan lämna tillbaka inom 90 dagar. <Link href="#villkor">Läs villkoren</Link>
              </p>
            </Popover>
          </div>
        </SmallWindow>
      ),
    },
    wrong: {
      text: 'A form in a box that closes with the first press beside it.',
      show: () => (
        <SmallWindow title="Ett formulär i en ruta" height={400} first="press">
          <div className="ks-docs-page-behind">
            <Popover
              title="Ny adress"
              trigger={(button) => (
                <Button {...button} variant="secondary">
                  Ändra adress
                </Button>
              )}
            >
              <div className="ks-stack">
                <TextField label="Gatuadress" />
                <TextField label="Postnummer" />
                <Button>Spara</Button>
              </div>
            </Popover>
          </div>
        </SmallWindow>
      ),
    },
  },
]
