/** Addresses of pages: what a link says, and that a moment in it is read only if it is one. */
import { expect, it } from 'vitest'
import { type Route, routeOf } from '../../src/app/route'

it.each<[string, Route]>([
  ['#/watch/abc', { page: 'watch', match: 'abc' }],
  ['#/watch/abc?at=41', { page: 'watch', match: 'abc', at: 41 }],
  ['#/watch/abc/solution?at=0', { page: 'watch', match: 'abc', line: 'solution', at: 0 }],
  ['#/watch/abc?at=7&beside=def', { page: 'watch', match: 'abc', at: 7, beside: 'def' }],
  ['#/watch/abc?at=-7', { page: 'watch', match: 'abc' }],
  ['#/watch/abc?at=seven', { page: 'watch', match: 'abc' }],
  ['#/watch/abc?at=99999999999', { page: 'watch', match: 'abc' }],
  ['#/table/t/k', { page: 'table', table: 't', key: 'k' }],
  ['#/table/t?at=12', { page: 'table', table: 't', at: 12 }],
  ['#/table/t/k?at=12', { page: 'table', table: 't', key: 'k', at: 12 }],
  ['#/table/t/k?told=spectator-12', { page: 'table', table: 't', key: 'k', told: { eyes: 'spectator', line: 12 } }],
  ['#/table/t?told=B-0', { page: 'table', table: 't', told: { eyes: 'B', line: 0 } }],
  ['#/table/t?told=B', { page: 'table', table: 't' }],
  ['', { page: 'home' }],
])('%s', (fragment, route) => {
  expect(routeOf(fragment)).toEqual(route)
})
