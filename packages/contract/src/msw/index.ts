export { mock, MockRefusal, type MockRequest } from './mock.js'
export { type DiscoveryMockRequest, DiscoveryRefusal, mockDiscovery } from './mock-discovery.js'
