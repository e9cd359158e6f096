export {
  accountPage,
  type FormPage,
  type ForStaff,
  type PageHandle,
  type PageRequest,
  type ReadPage,
  staffPage,
} from './page.js'
