import { Alert } from '../../primitives/alert/alert.js'
import { Button } from '../../primitives/button/button.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What has happened, then what to do, with the remedy a press away.',
      show: () => (
        <Alert
          tone="error"
          title="Banken sade nej till betalningen"
          actions={
            <Button size="small" variant="secondary">
              Välj ett annat sätt
            </Button>
          }
        >
          Inget har dragits från ditt konto.
        </Alert>
      ),
    },
    wrong: {
      text: 'A code and no way on.',
      show: () => (
        <Alert tone="error" title="Ett fel uppstod (402)">
          Försök igen senare.
        </Alert>
      ),
    },
  },
  {
    right: {
      text: 'One note, right above what it is about.',
      show: () => (
        <Alert tone="warning" title="Priset har ändrats">
          Linnea Rund kostar nu 1 295 kr i stället för 1 495 kr.
        </Alert>
      ),
    },
    wrong: {
      text: 'Three in a row: none of them is read.',
      show: () => (
        <div className="ks-stack">
          <Alert tone="info" title="Välkommen tillbaka" />
          <Alert tone="warning" title="Priset har ändrats" />
          <Alert tone="success" title="Varukorgen är sparad" />
        </div>
      ),
    },
  },
]
