import { Button } from '../../primitives/button/button.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { Switch } from '../../primitives/switch/switch.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It names the thing, takes effect at once, and says on or off in words.',
      show: () => <Switch label="Påminnelser om synundersökning" defaultChecked />,
    },
    wrong: {
      text: 'It names the state: is it off now, or does it turn off?',
      show: () => <Switch label="Stäng av påminnelser" defaultChecked onText="" offText="" />,
    },
  },
  {
    right: {
      text: 'What counts when a form is sent is a checkbox.',
      show: () => (
        <div className="ks-stack">
          <Checkbox label="Jag har läst köpvillkoren" />
          <Button>Slutför köp</Button>
        </div>
      ),
    },
    wrong: {
      text: 'A switch before a send button: has it been saved already?',
      show: () => (
        <div className="ks-stack">
          <Switch label="Köpvillkor" />
          <Button>Slutför köp</Button>
        </div>
      ),
    },
  },
]
