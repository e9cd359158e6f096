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
  /** Called with the chosen item, and with `allowsCustomValue` also with null when the customer types other words. */
  readonly onChange?: (id: string | null) => void
  /** Called for every change of the words, so that the owner can request items from a server. */
  readonly onInputChange?: (text: string) => void
  /** Initial words in the field, when no item is chosen. */
  readonly defaultInputValue?: string
  /** `none` shows all items, for a list that a server has filtered already. */
  readonly filter?: 'contains' | 'none'
  /** Items are loading. The current ones stay visible. */
  readonly loading?: boolean
  readonly loadingText?: string
  /** Shown when the list is empty; `Inga träffar` by default. */
  readonly emptyText?: string
  /** Words that are not an item may stay in the field and are sent with a form. */
  readonly allowsCustomValue?: boolean
  /** Name in a form, which sends the item's id, or the words with `allowsCustomValue`. */
  readonly name?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly id?: string
  readonly className?: string
  readonly onBlur?: () => void
}

/** A long list that is filtered by typing. Arrow keys move, Enter chooses, Escape closes. */
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

/** The chosen item as it was when the list last contained it. */
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
      // The browser's own error bubbles are in the browser's language.
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
