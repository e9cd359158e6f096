import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { RadioGroup } from '../../primitives/radio-group/radio-group.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A statement that a tick makes true, unticked from the beginning.',
      show: () => <Checkbox label="Ja, skicka erbjudanden till min e-post" />,
    },
    wrong: {
      text: 'A negative that is ticked already: it has to be thought about twice, and is no consent.',
      show: () => <Checkbox label="Jag vill inte avstå från erbjudanden" defaultChecked />,
    },
  },
  {
    right: {
      text: 'One question with two answers is a radio group.',
      show: () => (
        <RadioGroup
          legend="Hur ska vi påminna dig?"
          name="reminder-right"
          options={[
            { value: 'sms', label: 'Med SMS' },
            { value: 'mail', label: 'Med e-post' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Two boxes for one answer: both can be ticked, or none.',
      show: () => (
        <div className="ks-stack">
          <Checkbox label="Påminn med SMS" defaultChecked />
          <Checkbox label="Påminn med e-post" defaultChecked />
        </div>
      ),
    },
  },
]
