'use client'
import { useMemo, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { CheckIcon, ChevronDownIcon } from '../../icons/action.js'
import { AriaLocale, topLayer, useOverlayHome } from '../../lib/aria.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as comboboxMessages from '../../messages/generated/combobox.js'
import { fieldTexts } from '../field/field-texts.js'
import { type ControlProps, Field, type FieldTexts } from '../field/field.js'
import { Spinner } from '../spinner/spinner.js'
import { type ComboboxItem, filterOf, withChosen } from './items.js'
import fieldStyles from '../field/field.module.css'
import styles from './combobox.module.css'

export type { ComboboxItem } from './items.js'

export interface ComboboxProps extends FieldTexts {
  readonly items: readonly ComboboxItem[]
  /** Id of the chosen item; null for none. */
  readonly value?: string | null
  readonly defaultValue?: string | null
  /** The item chosen; with `allowsCustomValue` also null, when words of the person's own take its place. */
  readonly onChange?: (id: string | null) => void
  /** Every change of the words: where a list from a server is asked for. */
  readonly onInputChange?: (text: string) => void
  /** Words in the field to begin with, where no item is chosen. */
  readonly defaultInputValue?: string
  /** `none` shows the items as they are handed in, for a list that a server has filtered already. */
  readonly filter?: 'contains' | 'none'
  /** Items are loading. Those that are there stay visible meanwhile. */
  readonly loading?: boolean
  readonly loadingText?: string
  /** Why the list is empty; `Inga träffar` by default. */
  readonly emptyText?: string
  /** Words that are no item may stay in the field, and are what a form sends. */
  readonly allowsCustomValue?: boolean
  /** A form sends the item's id under this name, or the words with `allowsCustomValue`. */
  readonly name?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly id?: string
  readonly className?: string
  readonly onBlur?: () => void
}

/** A list too long to look through, found by typing: arrows choose, Enter takes, Escape lets be. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, optionalText, id, className } = props
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className}>
      {(control) => (
        <AriaLocale>
          <Control {...props} control={control} />
        </AriaLocale>
      )}
    </Field>
  )
}

/** The item in the field, as it was when it was last among the items. */
function useChosen(items: readonly ComboboxItem[], value?: string | null, defaultValue?: string | null) {
  const find = (id: string | null | undefined) => items.find((item) => item.id === id) ?? null
  const [chosen, setChosen] = useState(() => find(value ?? defaultValue))
  const isOther = value !== undefined && value !== (chosen?.id ?? null)
  if (isOther && find(value) !== chosen) setChosen(find(value))
  return [chosen, setChosen] as const
}

function Control({ control, ...props }: ComboboxProps & { readonly control: ControlProps }) {
  const { items, value, defaultValue, onChange, onInputChange, defaultInputValue, name, placeholder } = props
  const { filter = 'contains', allowsCustomValue = false, loading = false, onBlur } = props
  const text = useText()
  const { trigger, portal } = useOverlayHome()
  const [chosen, setChosen] = useChosen(items, value, defaultValue)
  const all = useMemo(() => withChosen(items, chosen), [items, chosen])
  const matches = useMemo(() => filterOf(items, filter), [items, filter])
  const choose = (next: string | null) => {
    setChosen(all.find((item) => item.id === next) ?? null)
    onChange?.(next)
  }
  return (
    <ComboBox
      ref={trigger}
      id={control.id}
      className={cx(styles.root)}
      aria-labelledby={`${control.id}-label`}
      {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
      {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
      {...(defaultInputValue !== undefined && { defaultInputValue })}
      {...(name !== undefined && { name })}
      defaultItems={all}
      defaultFilter={matches}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      shouldFocusWrap
      // The browser's own bubbles speak its language and not ours.
      validationBehavior="aria"
      isInvalid={control['aria-invalid'] ?? false}
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      isReadOnly={props.readOnly ?? false}
      onChange={(key) => choose(key === null ? null : String(key))}
      onInputChange={(words) => onInputChange?.(words)}
      onBlur={() => onBlur?.()}
    >
      <span className={fieldStyles.box}>
        <Input className={cx(fieldStyles.bare)} {...(placeholder !== undefined && { placeholder })} />
        <span className={styles.end}>
          {loading && <Spinner label="" />}
          <Button className={cx(styles.open)}>
            <ChevronDownIcon />
          </Button>
        </span>
      </span>
      <Popover ref={topLayer} {...portal} className={cx(styles.popover)} offset={4} containerPadding={8}>
        <ListBox<ComboboxItem>
          className={cx(styles.list)}
          renderEmptyState={() => (
            <span className={styles.empty}>
              {loading
                ? (props.loadingText ?? text(comboboxMessages.loading))
                : (props.emptyText ?? text(comboboxMessages.empty))}
            </span>
          )}
        >
          {(item) => <Option {...item} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function Option({ id, label, description, disabled = false }: ComboboxItem) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={disabled} className={cx(styles.option)}>
      <span className={styles.texts}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      <CheckIcon className={styles.check} />
    </ListBoxItem>
  )
}
