export { mock, MockRefusal, type MockRequest } from './mock.js'
