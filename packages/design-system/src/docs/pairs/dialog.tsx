import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.js'
import { Dialog } from '../../primitives/dialog/dialog.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

interface QuestionProps {
  readonly title: string
  readonly footer: ReactNode
  readonly children: ReactNode
}

function Question({ title, footer, children }: QuestionProps) {
  return (
    <SmallWindow title={title}>
      <Dialog open onClose={() => {}} title={title} size="small" footer={<div className="ks-cluster">{footer}</div>}>
        {children}
      </Dialog>
    </SmallWindow>
  )
}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The title asks, and each button says what it does.',
      show: () => (
        <Question
          title="Ta bort receptet?"
          footer={
            <>
              <Button variant="secondary">Behåll receptet</Button>
              <Button variant="danger">Ta bort</Button>
            </>
          }
        >
          <p>Receptet från 12 mars försvinner från ditt konto. Beställda glas påverkas inte.</p>
        </Question>
      ),
    },
    wrong: {
      text: 'Yes or no to a question nobody can repeat, and both answers look alike.',
      show: () => (
        <Question
          title="Är du säker?"
          footer={
            <>
              <Button>Ja</Button>
              <Button>Nej</Button>
            </>
          }
        >
          <p>Åtgärden kan inte ångras.</p>
        </Question>
      ),
    },
  },
]
