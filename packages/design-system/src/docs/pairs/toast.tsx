import { CloseIcon } from '../../icons/action.js'
import { SuccessIcon } from '../../icons/status.js'
import { Alert } from '../../primitives/alert/alert.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import type { Pair } from '../right-wrong/pair.js'
import styles from '../../primitives/toast/toast.module.css'

interface StillToastProps {
  readonly text: string
  readonly action?: string
}

/** A notification that stays. A real one would disappear before it is read here. */
function StillToast({ text, action }: StillToastProps) {
  return (
    <div className={styles.root}>
      <SuccessIcon className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action !== undefined && (
        <button type="button" className={styles.action}>
          {action}
        </button>
      )}
      <IconButton className={styles.close ?? ''} label="Stäng" icon={<CloseIcon />} />
    </div>
  )
}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It says what happened, in one sentence, and offers to take it back.',
      show: () => <StillToast text="Linnea Rund togs bort." action="Ångra" />,
    },
    wrong: {
      text: 'It speaks of every press and names nothing.',
      show: () => <StillToast text="Åtgärden genomfördes utan problem." />,
    },
  },
  {
    right: {
      text: 'What has to be acted on stays: an alert.',
      show: () => (
        <Alert tone="error" title="Kortet har gått ut">
          Välj ett annat kort före den 3 mars, så kommer linserna som de ska.
        </Alert>
      ),
    },
    wrong: {
      text: 'It is gone after 4.4 seconds, and with it the only notice of a card that ran out.',
      show: () => <StillToast text="Kortet har gått ut. Välj ett annat kort före den 3 mars." />,
    },
  },
]
