import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useChanged } from '../../lib/use-changed.js'
import styles from './stores.module.css'

interface FilterBoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** True where the shown list uses this filter. */
  readonly isChosen: boolean
}

/** One filter of the list. A change sends the form. Without scripts the form's button does so. */
export function FilterBox({ name, value, label, isChosen }: FilterBoxProps) {
  const submit = useSubmit()
  const [isChecked, setIsChecked] = useState(isChosen)
  if (useChanged(isChosen)) setIsChecked(isChosen)
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        onChange={({ currentTarget }) => {
          setIsChecked(currentTarget.checked)
          void submit(currentTarget.form, { preventScrollReset: true, replace: true })
        }}
      />
      {label}
    </label>
  )
}
