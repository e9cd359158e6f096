import { Button } from '../../primitives/button/button.js'
import { RadioGroup } from '../../primitives/radio-group/radio-group.js'
import { Sheet } from '../../primitives/sheet/sheet.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A short choice near the thumb, as high as it has to be.',
      show: () => (
        <SmallWindow title="Sortering i ett ark" height={420}>
          <Sheet open onClose={nothing} title="Sortera">
            <RadioGroup
              legend="Ordning"
              name="sort-right"
              defaultValue="popular"
              options={[
                { value: 'popular', label: 'Populärast' },
                { value: 'price', label: 'Lägst pris' },
                { value: 'new', label: 'Nyast' },
              ]}
            />
          </Sheet>
        </SmallWindow>
      ),
    },
    wrong: {
      text: 'A long form in something that is swiped away.',
      show: () => (
        <SmallWindow title="Ett formulär i ett ark" height={420}>
          <Sheet open onClose={nothing} title="Dina uppgifter" footer={<Button fullWidth>Spara</Button>}>
            <div className="ks-stack">
              {['Förnamn', 'Efternamn', 'Gatuadress', 'Postnummer', 'Ort', 'Telefon'].map((label) => (
                <TextField key={label} label={label} />
              ))}
            </div>
          </Sheet>
        </SmallWindow>
      ),
    },
  },
]
