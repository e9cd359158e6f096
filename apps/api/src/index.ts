export type { ApiSettings, Deps } from './context.js'
export { type Api, type ApiParts, createApi } from './create-api.js'
export type { Pictures } from './modules/media/read-picture.js'
