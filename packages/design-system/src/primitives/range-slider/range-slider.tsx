'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useLayoutEffect, useRef, useState } from 'react'
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { AriaLocale } from '../../lib/aria.js'
import { cx } from '../../lib/cx.js'
import { useLocale, useText } from '../../locale/locale.js'
import * as rangeSliderMessages from '../../messages/generated/range-slider.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field, type FieldTexts } from '../field/field.js'
import { EndField } from './end-field.js'
import { moveEnd, type Range, type RangeRules } from './range.js'
import styles from './range-slider.module.css'

export interface RangeSliderProps extends FieldTexts {
  readonly min: number
  /** A whole number of steps from `min`; otherwise the slider cannot reach it. */
  readonly max: number
  readonly step?: number
  /** Minimum distance of the ends. */
  readonly minDistance?: number
  readonly value?: readonly [from: number, to: number]
  /** From `min` to `max` by default. */
  readonly defaultValue?: readonly [from: number, to: number]
  /** Called while an end moves. */
  readonly onChange?: (value: readonly [from: number, to: number]) => void
  /** Called when an end is released. Owners call a server then. */
  readonly onChangeEnd?: (value: readonly [from: number, to: number]) => void
  /** Writes a value in words, such as `1 495 kr`; a plain number by default. */
  readonly format?: (value: number) => string
  /** Unit at the end of the number fields. */
  readonly unit?: string
  /** `Från` by default. */
  readonly fromText?: string
  /** `Till` by default. */
  readonly toText?: string
  /** False leaves out the number fields, which are the alternative to dragging [WCAG 2.5.7]. Offer another one then. */
  readonly fields?: boolean
  readonly disabled?: boolean
  readonly id?: string
  readonly className?: string
}

/** A range with two ends, which can be dragged, moved by arrow keys, or typed. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hint, error, optional, optionalText, id, className, disabled = false, fields = true, unit } = props
  const text = useText()
  const { range, rules, move, reportEnd, type } = useRange(props)
  const format = useFormat(props.format)
  const names = [props.fromText ?? text(commonMessages.from), props.toText ?? text(commonMessages.to)] as const
  const span = text(rangeSliderMessages.span, { from: '{from}', to: '{to}' })
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className} group>
      {(control) => (
        <div id={control.id} className={styles.root} data-disabled={disabled || undefined}>
          <Span text={span} from={format(range[0])} to={format(range[1])} />
          <AriaLocale>
            <Slider
              className={cx(styles.slider)}
              aria-labelledby={`${control.id}-label`}
              {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
              minValue={rules.min}
              maxValue={rules.max}
              step={rules.step}
              value={[...range]}
              isDisabled={disabled}
              onChange={move}
              onChangeEnd={reportEnd}
            >
              <SliderTrack className={cx(styles.track)}>
                <SliderFill className={cx(styles.fill)} />
                {([0, 1] as const).map((end) => (
                  <Thumb
                    key={end}
                    end={end}
                    name={names[end]}
                    label={`${control.id}-label`}
                    words={format(range[end])}
                    wrong={control['aria-invalid'] ?? false}
                    // When both ends are at the maximum, the one that can still move is on top.
                    front={end === 0 && range[0] > (rules.min + rules.max) / 2}
                  />
                ))}
              </SliderTrack>
            </Slider>
          </AriaLocale>
          {fields && (
            <div className={styles.fields}>
              {([0, 1] as const).map((end) => (
                <EndField
                  key={end}
                  name={names[end]}
                  group={control}
                  value={range[end]}
                  unit={unit}
                  disabled={disabled}
                  onCommit={(value) => type(end, value)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface SpanProps {
  readonly text: string
  readonly from: string
  readonly to: string
}

/** Isolates each value, so that a currency stays after its digits in right-to-left text. */
function Span({ text, from, to }: SpanProps) {
  return (
    <span className={styles.span}>
      {text.split(/(\{from\}|\{to\})/).map((part) => {
        if (part === '{from}') return <bdi key={part}>{from}</bdi>
        return part === '{to}' ? <bdi key={part}>{to}</bdi> : part
      })}
    </span>
  )
}

function useRange({
  min,
  max,
  step = 1,
  minDistance = 0,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
}: RangeSliderProps) {
  const [own, setOwn] = useState<Range>(defaultValue ?? [min, max])
  const range = value ?? own
  const rules: RangeRules = { min, max, step, minDistance }
  // The range after the last movement. react-aria does not know the minimum distance and fires its end event before a
  // render.
  const latest = useRef<Range>(range)
  const change = (next: Range) => {
    latest.current = next
    if (next[0] === range[0] && next[1] === range[1]) return
    setOwn(next)
    onChange?.(next)
  }
  useLayoutEffect(() => {
    latest.current = range
  }, [range])
  return {
    range,
    rules,
    move: ([from = range[0], to = range[1]]: number[]) =>
      change(from === range[0] ? moveEnd(range, 1, to, rules) : moveEnd(range, 0, from, rules)),
    reportEnd: () => onChangeEnd?.(latest.current),
    type: (end: 0 | 1, typed: number) => {
      const next = moveEnd(range, end, typed, rules)
      if (next[end] === range[end]) return
      change(next)
      onChangeEnd?.(next)
    },
  }
}

function useFormat(format: RangeSliderProps['format']) {
  const locale = useLocale()
  return format ?? ((value: number) => new Intl.NumberFormat(locale).format(value))
}

interface ThumbProps {
  readonly end: 0 | 1
  readonly name: string
  /** Id of the group's label. */
  readonly label: string
  readonly words: string
  readonly wrong: boolean
  readonly front: boolean
}

function Thumb({ end, name, label, words, wrong, front }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null)
  // React-aria formats by Intl only, and names a thumb by everything in the group. Corrects both after every render,
  // because react-aria writes its words when the value changes.
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', words)
    input.current?.setAttribute('aria-labelledby', `${input.current.id} ${label}`)
  })
  return (
    <SliderThumb
      index={end}
      inputRef={input}
      aria-label={name}
      isInvalid={wrong}
      className={cx(styles.thumb)}
      data-front={front || undefined}
    />
  )
}
