import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useChanged } from '../../lib/use-changed.js'
import styles from './stores.module.css'

interface FilterBoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** As the list that is shown has it. */
  readonly isChosen: boolean
}

/** One choice of what is shown: sends the form when it changes, and with its button where there is no script. */
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
