import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  readonly first: Value
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}
