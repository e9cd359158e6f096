import { PrescriptionForm } from '../../commerce/prescription-form/prescription-form.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { Select } from '../../primitives/select/select.js'
import type { Pair } from '../right-wrong/pair.js'

const nothing = () => {}
const SPHERES = ['−0,25', '−0,50', '−0,75', '−1,00'].map((label) => ({ value: label, label }))

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Typed as it stands on the paper, and the tick is the shopper’s own.',
      show: () => (
        <PrescriptionForm
          onSubmit={nothing}
          withAddition={false}
          defaultValue={{ rightSphere: '−1,25', leftSphere: '−1,50', leftCylinder: '−0,50', leftAxis: '90' }}
          submitText="Lägg i varukorgen"
        />
      ),
    },
    wrong: {
      text: 'A list of every quarter for each value, and a promise that is ticked already.',
      show: () => (
        <div className="ks-stack">
          <Select label="Sfär, höger öga" options={SPHERES} />
          <Select label="Sfär, vänster öga" options={SPHERES} />
          <Checkbox label="Jag bekräftar att mitt recept gäller" defaultChecked />
        </div>
      ),
    },
  },
]
