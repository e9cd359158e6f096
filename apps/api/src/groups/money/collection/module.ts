import { audited } from '@klarsikt/contract/shop'
import { defineModule } from '../../../define-module.js'
import { runExchange } from '../file-exchange/run.js'
import { collectionFormat } from './format.js'
import { collectionFile } from './tables.js'

export const collectionModule = defineModule({
  name: 'collection',
  rounds: [
    {
      name: 'collection',
      every: 60,
      timeout: 300,
      exclusive: true,
      audits: [
        'collection.sent',
        'collection.closed',
        'collection.withdrawn',
        'invoice.notPaid',
        'invoice.partlyPaid',
        'invoice.inCollection',
        'bank-payment.imported',
        'bank-payment.matched',
        ...audited.booked,
      ],
      run: (deps) => runExchange(deps, collectionFormat),
    },
  ],
  sealed: [collectionFile.content],
})
