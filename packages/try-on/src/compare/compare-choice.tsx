import * as commonMessages from '@klarsikt/core/messages/common'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { Select } from '@klarsikt/design-system/select'
import { Switch } from '@klarsikt/design-system/switch'
import type { FrameColorId } from '@klarsikt/eyewear'
import type { LookChoice } from '../viewer/look-choices.js'
import type { Choice, Comparing } from './use-comparing.js'
import styles from './compare.module.css'

interface CompareChoiceProps {
  readonly comparing: Comparing
  readonly colors: readonly LookChoice<FrameColorId>[]
  /** The colour in which the tried frame is shown. */
  readonly seen: FrameColorId
}

/**
 * Lets the customer switch the comparison on and choose the second frame. It shows nothing when there is nothing to
 * compare.
 */
export function CompareChoice({ comparing, colors, seen }: CompareChoiceProps) {
  const text = useText()
  const { isOn, comparison, groups, model, start, stop } = comparing
  if (!comparison && colors.length < 2) return null
  const isFailed = groups === 'failed' || model === 'failed'
  const isLoading = groups === 'loading' || model === 'loading'
  return (
    <div className={styles.choice}>
      <Switch
        label={text(comparison ? tryOnMessages.compare : tryOnMessages.compareColors)}
        checked={isOn}
        onChange={(event) => (event.target.checked ? start(seen) : stop())}
      />
      {isOn && <Frames comparing={comparing} colors={colors} />}
      {isOn && (
        <p className={styles.note} role="status">
          {isLoading && text(groups === 'loading' ? tryOnMessages.compareLoading : tryOnMessages.loading)}
          {!isLoading && !isFailed && groups.length === 0 && comparison && text(tryOnMessages.compareNone)}
        </p>
      )}
      {isOn && isFailed && (
        <Alert
          tone="error"
          live="alert"
          actions={
            <Button size="small" variant="secondary" onClick={comparing.retry}>
              {text(commonMessages.retry)}
            </Button>
          }
        >
          {text(groups === 'failed' ? tryOnMessages.compareListFailed : tryOnMessages.compareFailed)}
        </Alert>
      )}
    </div>
  )
}

/** Separates the kind of a choice from its value. */
const SEPARATOR = ':'

const valueOf = (choice: Choice) => [choice.kind, choice.kind === 'color' ? choice.color : choice.id].join(SEPARATOR)

function Frames({ comparing, colors }: Pick<CompareChoiceProps, 'comparing' | 'colors'>) {
  const text = useText()
  const { choice, choose } = comparing
  const groups = typeof comparing.groups === 'string' ? [] : comparing.groups
  const choices: { readonly title: string; readonly choices: readonly (Choice & { readonly name: string })[] }[] = [
    {
      title: text(tryOnMessages.compareOtherColors),
      choices: colors.length > 1 ? colors.map(({ id, name }) => ({ kind: 'color' as const, color: id, name })) : [],
    },
    ...groups.map(({ title, frames }) => ({
      title,
      choices: frames.map(({ id, name }) => ({ kind: 'frame' as const, id, name })),
    })),
  ].filter((group) => group.choices.length > 0)
  if (choices.length === 0) return null
  const all = choices.flatMap((group) => group.choices)
  return (
    <Select
      className={styles.frames!}
      label={text(tryOnMessages.compareWith)}
      value={choice ? valueOf(choice) : ''}
      options={choices.map((group) => ({
        label: group.title,
        options: group.choices.map((one) => ({ value: valueOf(one), label: one.name })),
      }))}
      onChange={(event) => choose(all.find((one) => valueOf(one) === event.target.value) ?? null)}
    />
  )
}
