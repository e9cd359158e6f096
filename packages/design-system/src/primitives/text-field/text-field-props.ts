import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { FieldTexts } from '../field/field.js'

/** What an input takes, with the texts around it. */
export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'>, FieldTexts {
  readonly className?: string
  /** Shown before the text but not a part of the value, such as a country code. */
  readonly prefix?: ReactNode
  /** A unit or a button at the end of the input. */
  readonly suffix?: ReactNode
  /**
   * The number of characters that the field counts to. A longer text is an error and is not cut off, as `maxLength`
   * would do.
   */
  readonly countTo?: number
  readonly ref?: Ref<HTMLInputElement>
}
