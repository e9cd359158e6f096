import { PasswordStrength } from '../../primitives/password-strength/password-strength.js'
import { PasswordField } from '../../primitives/text-field/password-field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It says how well it resists guessing, and lets a long one pass.',
      show: () => <PasswordStrength password="grön båge bland björkar" />,
    },
    wrong: {
      text: 'Rules of composition: “Sommar2024!” follows them all and is guessed early.',
      show: () => (
        <PasswordField
          label="Nytt lösenord"
          defaultValue="Sommar2024!"
          autoComplete="new-password"
          hint="Minst en stor bokstav, en siffra och ett specialtecken."
        />
      ),
    },
  },
]
