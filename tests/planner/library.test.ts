import { describe, expect, test } from 'vitest'
import { exterminateLayouts } from '../../src/games/exterminate/planner'
import { vortexLayouts } from '../../src/games/vortex/planner'
import { commonChecks } from '../../src/planner/checks/common'
import { fairnessOf } from '../../src/planner/figures'
import { OPEN_TABLES } from '../../src/planner/open-tables'
import { readLayout, writeLayout } from '../../src/planner/read'
import { readShared, shared } from '../../src/planner/share'

const ALL = [exterminateLayouts, vortexLayouts, OPEN_TABLES].flatMap(({ library }) => library)

describe('the library', () => {
  test('has layouts with different names', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(11)
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length)
  })
  test.each(ALL.map((document) => [document.name, document] as const))(
    '%s: no faults, no advice, fair to both sides',
    (_name, document) => {
      expect(commonChecks(document).map(({ reason }) => reason)).toEqual([])
      const { sides, differences, unequal } = fairnessOf(document)
      expect(unequal).toBeLessThan(0.02)
      expect(differences.reach).toBeLessThan(0.03)
      expect(sides.every(({ room }) => room > 24)).toBe(true)
      expect(readLayout(writeLayout(document))).toEqual({ ok: true, value: document })
      const link = shared(document)
      expect(link.ok && link.value.fragment.length).toBeLessThan(1000)
      expect(link.ok && readShared(link.value.fragment)).toEqual({ ok: true, value: { document } })
    },
  )
})
