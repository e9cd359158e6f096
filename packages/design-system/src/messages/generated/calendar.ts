// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '@klarsikt/core/messages'
/** calendar.nextMonth */ export const nextMonth = /* @__PURE__ */ message('calendar.nextMonth', () => 'Nästa månad')
/** calendar.previousMonth */ export const previousMonth = /* @__PURE__ */ message('calendar.previousMonth', () => 'Föregående månad')
