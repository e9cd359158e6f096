export {
  checkEyeHealthDayAnswer,
  EYE_HEALTH_DAY_ANSWERS,
  type EyeHealthDayAnswer,
  type EyeHealthDayAnswerKind,
  type TypedEyeHealthDayAnswer,
} from './answer.js'
export {
  checkEyeHealthDayRequest,
  EYE_HEALTH_DAY_CAPACITY,
  EYE_HEALTH_DAY_NOTICE_DAYS,
  eyeHealthDayDates,
  type EyeHealthDayRequest,
  PARTICIPANTS,
  type TypedEyeHealthDayRequest,
} from './request.js'
export { EYE_HEALTH_DAY_STATE_MESSAGES, type EyeHealthDayState, eyeHealthDayStates } from './states.js'
