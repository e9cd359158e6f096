import { RadioGroup } from '../../primitives/radio-group/radio-group.js'
import type { Pair } from '../right-wrong/pair.js'

const WAYS = [
  { value: 'card', label: 'Kort' },
  { value: 'swish', label: 'Swish' },
  { value: 'credit', label: 'Delbetalning' },
] as const

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The legend asks, the labels answer, and nothing that costs is chosen.',
      show: () => <RadioGroup legend="Hur vill du betala?" name="pay-right" options={WAYS} />,
    },
    wrong: {
      text: 'Credit is chosen for the shopper, under a legend that asks nothing.',
      show: () => <RadioGroup legend="Val" name="pay-wrong" options={WAYS} defaultValue="credit" />,
    },
  },
  {
    right: {
      text: 'What belongs to one choice opens under it.',
      show: () => (
        <RadioGroup
          legend="Vad gäller returen?"
          name="return-right"
          defaultValue="other"
          options={[
            { value: 'fit', label: 'Den passar inte' },
            { value: 'other', label: 'Något annat', extra: <p className="ks-text-muted">Berätta gärna i mejlet.</p> },
          ]}
        />
      ),
    },
    wrong: {
      text: 'The explanation is crammed into the label.',
      show: () => (
        <RadioGroup
          legend="Vad gäller returen?"
          name="return-wrong"
          options={[
            { value: 'fit', label: 'Den passar inte (för stor, för liten, fel färg, fel form, obekväm näsbrygga)' },
            { value: 'other', label: 'Något annat (berätta i så fall gärna mer i mejlet som du får sedan)' },
          ]}
        />
      ),
    },
  },
]
