import { defineModule } from '../../../define-module.js'
import { removeOldChanges } from './remove-old-changes.js'

export const catalogueModule = defineModule({
  name: 'catalogue',
  jobs: [
    {
      name: 'catalogue-clean',
      schedule: { cron: '27 3 * * *' },
      audits: { exempt: 'Rows of the change log that every process has read.' },
      handle: removeOldChanges,
    },
  ],
})
