export {
  type ForStaff,
  type FormPage,
  type Load,
  type PageHandle,
  type PageRequest,
  type ReadPage,
  accountPage,
  staffPage,
} from './page.js'
