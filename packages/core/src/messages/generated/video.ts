// Compiled from the JSON catalogues by `pnpm messages`.
import { message } from '../message.js'
/** video.play */ export const play = /* @__PURE__ */ message('video.play', () => 'Spela')
/** video.pause */ export const pause = /* @__PURE__ */ message('video.pause', () => 'Pausa')
