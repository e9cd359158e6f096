import { defineModule } from '../../../define-module.js'
import { forgetSentLetters, sendOutbox } from './send-outbox.js'
import { letterOutbox } from './tables.js'

export const letterModule = defineModule({
  name: 'letter',
  rounds: [
    {
      name: 'mail',
      needs: 'mail',
      every: 1,
      timeout: 300,
      audits: { exempt: 'Letters follow from changes that are audited; that they are sent is a state of the outbox.' },
      run: (deps) => sendOutbox({ ...deps, templates: deps.letters }),
    },
  ],
  forget: { letter: forgetSentLetters },
  sealed: [letterOutbox.letter],
})
