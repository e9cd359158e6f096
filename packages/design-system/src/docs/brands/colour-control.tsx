import './brands.css'
import { useId } from 'react'

interface ColourControlProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

export function ColourControl({ label, value = '#000000', onChange }: ColourControlProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="ks-docs-control">
      {label}
      <input id={id} type="color" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
