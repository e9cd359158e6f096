import { BankIdPanel } from '../../commerce/bankid-panel/bankid-panel.js'
import { Button } from '../../primitives/button/button.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The code at once, with the words that BankID recommends.',
      show: () => (
        <BankIdPanel
          state={{ status: 'pending', hintCode: 'outstandingTransaction' }}
          device="other"
          qrData="bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"
          onRetry={nothing}
          onCancel={nothing}
          onDeviceChange={nothing}
        />
      ),
    },
    wrong: {
      text: 'A personal number asked for first: BankID needs none, and the shop gets one to guard.',
      show: () => (
        <div className="ks-stack">
          <TextField label="Personnummer" hint="ÅÅÅÅMMDD-XXXX" />
          <Button>Fortsätt med BankID</Button>
        </div>
      ),
    },
  },
]
