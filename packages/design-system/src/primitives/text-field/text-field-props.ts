import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { FieldTexts } from '../field/field.js'

/** What an input takes, with the texts around it. */
export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'>, FieldTexts {
  readonly className?: string
  /** Shown before the text and not part of it: a sign, a country code. */
  readonly prefix?: ReactNode
  /** A unit or a button at the end of the input. */
  readonly suffix?: ReactNode
  /** Shows how many characters of this many are used. Nothing is cut off, as `maxLength` would: too long is an error. */
  readonly countTo?: number
  readonly ref?: Ref<HTMLInputElement>
}
