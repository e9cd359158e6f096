import '@klarsikt/design-system/styles.css'
import { Combobox } from '@klarsikt/design-system/combobox'
import { DateField } from '@klarsikt/design-system/date-field'
import { LocaleProvider } from '@klarsikt/design-system/locale'
import { en } from '@klarsikt/design-system/locale-en'
import { RangeSlider } from '@klarsikt/design-system/range-slider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const cities = ['Gävle', 'Göteborg', 'Uppsala', 'Umeå'].map((label) => ({ id: label, label }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LocaleProvider locale="en-GB" texts={en}>
      <main className="ks-container ks-stack">
        <h1>Everything that react-aria drives</h1>
        <DateField label="Day" defaultValue="2030-05-17" startAt="2030-05-01" today="2030-05-08" />
        <Combobox label="City" items={cities} />
        <RangeSlider label="Price" min={0} max={1000} defaultValue={[100, 900]} />
      </main>
    </LocaleProvider>
  </StrictMode>,
)
