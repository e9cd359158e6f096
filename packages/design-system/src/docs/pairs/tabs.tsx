import { Stepper } from '../../primitives/stepper/stepper.js'
import { Tabs } from '../../primitives/tabs/tabs.js'
import type { Pair } from '../right-wrong/pair.js'

const item = (id: string, label: string, content: string) => ({ id, label, content: <p>{content}</p> })

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Views of the same frame, a word each, the most asked for first.',
      show: () => (
        <Tabs
          label="Om bågen"
          items={[
            item('about', 'Beskrivning', 'Rund båge i acetat med nitade skalmar.'),
            item('measures', 'Mått', '49 □ 21 – 145 mm.'),
            item('care', 'Skötsel', 'Ljummet vatten och en mjuk duk.'),
          ]}
        />
      ),
    },
    wrong: {
      text: 'Whole sentences as labels: the row scrolls before anything is read.',
      show: () => (
        <Tabs
          label="Om bågen"
          items={[
            item('about', 'Läs vår utförliga beskrivning', 'Rund båge i acetat.'),
            item('measures', 'Alla mått som du kan behöva', '49 □ 21 – 145 mm.'),
            item('care', 'Så sköter du dina nya glasögon', 'Ljummet vatten.'),
          ]}
        />
      ),
    },
  },
  {
    right: {
      text: 'Steps that follow each other are a stepper.',
      show: () => (
        <Stepper
          label="Kassan"
          current="delivery"
          steps={[
            { id: 'details', name: 'Uppgifter', href: '#uppgifter' },
            { id: 'delivery', name: 'Leverans' },
            { id: 'payment', name: 'Betalning' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Tabs let a shopper pay before there is an address.',
      show: () => (
        <Tabs
          label="Kassan"
          items={[
            item('details', 'Uppgifter', 'Namn och adress.'),
            item('delivery', 'Leverans', 'Hem eller ombud.'),
            item('payment', 'Betalning', 'Kort eller Swish.'),
          ]}
        />
      ),
    },
  },
]
