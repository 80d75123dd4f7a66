/** Conflicts (4.7) and the cards that do something in them (4.8). */
import { describe, expect, test } from 'vitest'
import { act, at, decline, defendersAt, enemiesAt, junk, playing, seatIn } from './position'

const faces = (play: ReturnType<typeof playing>) => play.state.discard
const totals = (play: ReturnType<typeof playing>) => {
  const { attack, defence } = play.last('strengths-compared')
  return [attack.total, defence.total]
}

describe('the rulebook’s examples', () => {
  test('G-03, DWC-CON-06, DWC-CON-07, DWC-DEF-08: Leadworth is defended against a Sontaran', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', ...junk(4)] },
      table: { A1: { card: 'leadworth', by: 'B', enemies: ['sontarans'] } },
    })
    act(play, 'defend doctor>A1', 'amy-pond')
    expect(totals(play)).toEqual([4, 8])
    expect(faces(play)).toEqual(['sontarans', 'doctor', 'amy-pond'])
    expect([seatIn(play, 'B').dalek, at(play, 'A1').tardis, seatIn(play, 'A').tardis]).toEqual([5, true, 4])
  })

  test('G-04, DWC-CRD-01, DWC-CRD-07, DWC-CON-09, DWC-CON-10: River Song goes over, Silence is lost', () => {
    const play = playing({
      hands: { A: ['doctor', 'river-song', ...junk(4)] },
      table: { A1: { card: 'bowie-base-one', by: 'B', enemies: ['silence', 'madame-kovarian'] } },
    })
    decline(act(play, 'defend doctor>A1', 'river-song'))
    expect(totals(play)).toEqual([11, 5])
    expect(seatIn(play, 'A').time).toBe(1)
    expect(faces(play)).toEqual(['doctor', 'river-song', 'silence'])
    expect(enemiesAt(play, 'A1')).toEqual(['+madame-kovarian'])
    expect([seatIn(play, 'B').dalek, at(play, 'A1').attack?.by]).toEqual([4, 'B'])
    expect(play.open).toContain('A: action')
  })
})

describe('reveal and time', () => {
  test('DWC-CON-01, DWC-CON-02: a conflict begins when both sides lie there, with every card open', () => {
    const play = playing({
      hands: { A: ['foe-4', ...junk(4)] },
      table: { A1: {}, B1: { defenders: ['doctor', 'rory-williams'] } },
    })
    act(play, 'attack foe-4>B1')
    expect(play.last('conflict-began')).toMatchObject({
      cause: 'enemies-placed',
      attacker: 'A',
      defender: 'B',
      enemies: ['foe-4'],
      defenders: ['doctor', 'rory-williams'],
    })
  })

  test('DWC-CON-03, DWC-CRD-03, DWC-CRD-04: River and the Angels before the Slitheen; each once for its stay', () => {
    const play = playing({
      hands: { A: ['river-song', 'rory-williams', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['weeping-angels', 'weeping-angels', 'roboforms'] } },
    })
    decline(act(play, 'defend river-song>A1'))
    expect([seatIn(play, 'A').time, seatIn(play, 'B').time]).toEqual([1, 2])
    expect(enemiesAt(play, 'A1')).toHaveLength(2)
    decline(act(play, 'defend rory-williams>A1'))
    expect([seatIn(play, 'A').time, seatIn(play, 'B').time]).toEqual([1, 2])
  })

  test('D-16, DWC-CRD-04: the Slitheen takes what River has just brought', () => {
    const play = playing({
      hands: { A: ['river-song', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['slitheen'] } },
    })
    act(play, 'defend river-song>A1')
    expect([seatIn(play, 'A').time, seatIn(play, 'B').time, play.state.supply]).toEqual([0, 1, 29])
    expect([totals(play), at(play, 'A1').tardis]).toEqual([[2, 4], true])
  })

  test('DWC-CRD-04: where the defender has none, the Slitheen takes nothing', () => {
    const play = playing({
      hands: { A: ['doctor', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['slitheen'] } },
    })
    act(play, 'defend doctor>A1')
    expect(seatIn(play, 'B').time).toBe(0)
  })

  test('DWC-TIM-03, DWC-TIM-04, AMB-09: the last counter goes to the first in turn order', () => {
    const play = playing({
      hands: { B: ['weeping-angels', ...junk(4)] },
      active: 'B',
      time: { C: 29 },
      table: { A1: { defenders: ['river-song'] } },
    })
    decline(act(play, 'attack weeping-angels>A1'))
    expect([seatIn(play, 'A').time, seatIn(play, 'B').time]).toEqual([0, 1])
  })
})

describe('the verdict', () => {
  test('D-09, DWC-CON-06: as strong is strong enough', () => {
    const play = playing({
      hands: { A: ['river-song', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['cybermen'] } },
    })
    act(play, 'defend river-song>A1')
    expect([totals(play), seatIn(play, 'A').time, at(play, 'A1').tardis]).toEqual([[4, 4], 1, true])
  })

  test('DWC-CON-04, DWC-CON-05: strengths carry every card that counts', () => {
    const play = playing({
      hands: { A: ['doctor', 'river-song', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['madame-kovarian'] } },
    })
    act(play, 'defend doctor>A1', 'river-song')
    const { attack, defence } = play.last('strengths-compared')
    expect(attack.parts.map(({ value, reason }) => [value, reason.key, reason.says])).toEqual([
      [3, 'enemy-strength', { card: 'madame-kovarian' }],
      [4, 'river-switched', { card: 'river-song' }],
    ])
    expect(defence.parts.map(({ value, reason }) => [value, reason.key])).toEqual([[5, 'defender-strength']])
  })

  test('D-36, DWC-CON-07, AMB-10: without a free TARDIS marker the win stands', () => {
    const play = playing({
      hands: { A: ['doctor', ...junk(4)] },
      tardis: { A: 0 },
      table: { A1: {}, A6: { by: 'B', enemies: ['foe-4'] } },
    })
    act(play, 'defend doctor>A6')
    expect(at(play, 'A6')).toMatchObject({ tardis: false, defenders: [] })
    expect([at(play, 'A6').attack, seatIn(play, 'B').dalek, seatIn(play, 'A').tardis]).toEqual([undefined, 5, 0])
    expect(play.state.discard).toEqual(['foe-4', 'doctor'])
  })

  test('D-40, DWC-CON-07, AMB-29: the defender marks his location in the turn of another', () => {
    const play = playing({ hands: { A: ['sontarans', ...junk(4)] }, table: { A1: {}, B1: { defenders: ['doctor'] } } })
    act(play, 'attack sontarans>B1')
    expect([totals(play), at(play, 'B1').tardis, seatIn(play, 'B').tardis, seatIn(play, 'A').dalek]).toEqual([[4, 5], true, 4, 5])
  })

  test('DWC-CON-10: the same location may be defended again in the same turn', () => {
    const play = playing({
      hands: { A: ['doctor', 'doctor', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['foe-7', 'foe-5'] } },
    })
    decline(act(play, 'defend doctor>A1'))
    expect(enemiesAt(play, 'A1')).toEqual(['+foe-7'])
    decline(act(play, 'defend doctor>A1'))
    expect(enemiesAt(play, 'A1')).toEqual(['+foe-7'])
    expect(play.state.discard.filter((card) => card === 'doctor')).toHaveLength(2)
  })
})

describe('losses of a victorious attacker', () => {
  const attacked = (enemies: readonly string[], rulings = {}, strengths = {}) =>
    playing({ hands: { A: ['doctor', ...junk(4)] }, table: { A1: { by: 'B', enemies } }, rulings, strengths })

  test('D-10, DWC-CON-09, AMB-02: the strongest set within the defence', () => {
    const play = attacked(['foe-4', 'foe-3', 'foe-2'])
    decline(act(play, 'defend doctor>A1'))
    expect(enemiesAt(play, 'A1')).toEqual(['+foe-4'])
    const below = attacked(['foe-4', 'foe-3', 'foe-2'], { attackerDiscardBound: 'below' })
    decline(act(below, 'defend doctor>A1'))
    expect(enemiesAt(below, 'A1')).toEqual(['+foe-3', '+foe-2'])
  })

  test('D-11, DWC-CON-09: of equally strong sets the attacker chooses, whose turn it is or not', () => {
    const play = attacked(['cybermen', 'cyberking', 'foe-3'], {}, { cyberking: 4 })
    decline(act(play, 'defend doctor>A1'))
    expect(play.open[0]).toBe('B: losses')
    expect(play.options('losses')).toEqual(['lose:0', 'lose:1'])
    expect(play.option('losses', 'lose:1').on).toEqual(['A1/enemy/1'])
    play.answer('B', 'losses', 'lose:1')
    expect(enemiesAt(play, 'A1')).toEqual(['+cybermen', '+foe-3'])
    expect(play.state.discard).toContain('cyberking')
  })

  test('DWC-CON-09: of equal cards the one placed first goes, without a question', () => {
    const play = attacked(['foe-4', 'foe-4', 'foe-6'])
    decline(act(play, 'defend doctor>A1'))
    expect([play.open[0], enemiesAt(play, 'A1')]).toEqual(['A: action', ['+foe-4', '+foe-6']])
  })

  test.each([
    ['one enemy', ['foe-7']],
    ['enemies that are all too strong', ['foe-6', 'foe-6']],
  ])('D-12, DWC-CON-09: %s: none is lost', (_what, enemies) => {
    const play = attacked(enemies)
    decline(act(play, 'defend doctor>A1'))
    expect(enemiesAt(play, 'A1')).toEqual(enemies.map((card) => `+${card}`))
  })

  test('D-13, DWC-CON-09, AMB-04: one enemy always stays; River is lost with the defenders', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', 'river-song', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['silence', 'madame-kovarian'] } },
    })
    decline(act(play, 'defend doctor>A1', 'amy-pond', 'river-song'))
    expect([totals(play), enemiesAt(play, 'A1')]).toEqual([[11, 8], ['+madame-kovarian']])
    expect(play.state.discard).toEqual(['doctor', 'amy-pond', 'river-song', 'silence'])
  })
})

describe('cards that do something', () => {
  test('D-14, DWC-CRD-02, DWC-CON-08, AMB-05: Rory who was there returns; one Dalek is lost', () => {
    const position = {
      active: 'B' as const,
      hands: { B: ['dalek', 'dalek', ...junk(4)] },
      table: { A1: { defenders: ['rory-williams', 'amy-pond'] } },
    }
    const play = playing(position)
    decline(act(play, 'attack dalek>A1', 'dalek'))
    expect([totals(play), seatIn(play, 'A').hand]).toEqual([[10, 5], ['rory-williams']])
    expect([enemiesAt(play, 'A1'), play.state.discard]).toEqual([['+dalek'], ['amy-pond', 'dalek']])
    const below = playing({ ...position, rulings: { attackerDiscardBound: 'below' } })
    decline(act(below, 'attack dalek>A1', 'dalek'))
    expect(enemiesAt(below, 'A1')).toEqual(['+dalek', '+dalek'])
  })

  test('D-15, DWC-CRD-02: Rory who came to a fight is lost with the others', () => {
    const position = {
      hands: { A: ['rory-williams', 'amy-pond', ...junk(4)] },
      table: { A1: { by: 'B' as const, enemies: ['dalek', 'dalek'] } },
    }
    const play = playing(position)
    decline(act(play, 'defend rory-williams>A1', 'amy-pond'))
    expect([enemiesAt(play, 'A1'), play.state.discard]).toEqual([['+dalek'], ['rory-williams', 'amy-pond', 'dalek']])
    const below = playing({ ...position, rulings: { attackerDiscardBound: 'below' } })
    decline(act(below, 'defend rory-williams>A1', 'amy-pond'))
    expect([enemiesAt(below, 'A1'), below.state.discard]).toEqual([
      ['+dalek', '+dalek'],
      ['rory-williams', 'amy-pond'],
    ])
  })

  test('DWC-CRD-02: when the defenders win Rory is discarded too', () => {
    const play = playing({
      hands: { A: ['foe-2', ...junk(4)] },
      table: { A1: {}, B1: { defenders: ['rory-williams'] } },
    })
    act(play, 'attack foe-2>B1')
    expect([play.state.discard, seatIn(play, 'B').hand]).toEqual([['foe-2', 'rory-williams'], []])
  })

  test('D-17, DWC-CRD-05: Amy sends the Silurians home', () => {
    const play = playing({
      active: 'B',
      hands: { B: ['silurians', 'silurians', ...junk(4)] },
      table: { A1: { defenders: ['amy-pond'] } },
    })
    act(play, 'attack silurians>A1', 'silurians')
    expect(play.state.discard).toEqual(['silurians', 'silurians', 'amy-pond'])
    expect([at(play, 'A1').tardis, seatIn(play, 'B').dalek]).toEqual([true, 5])
  })

  test('D-18, DWC-CRD-10: the Pandorica takes Rory with it', () => {
    const play = playing({
      hands: { A: ['rory-williams', 'doctor', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['pandorica', 'dalek'] } },
    })
    act(play, 'defend rory-williams>A1', 'doctor')
    expect([totals(play), at(play, 'A1').tardis]).toEqual([[5, 5], true])
    expect(play.last('pandorica-opened').cards).toEqual(['pandorica', 'rory-williams'])
  })

  test('D-19, DWC-CRD-10, AMB-03: against the Doctor the Pandorica goes, or by the other reading the Doctor', () => {
    const position = {
      hands: { A: ['doctor', 'amy-pond', ...junk(4)] },
      table: { A1: { by: 'B' as const, enemies: ['pandorica', 'dalek-flagship'] } },
    }
    const play = playing(position)
    act(play, 'defend doctor>A1', 'amy-pond')
    expect([totals(play), at(play, 'A1').tardis]).toEqual([[7, 8], true])
    const other = playing({ ...position, rulings: { pandoricaVsDoctor: 'doctor' } })
    decline(act(other, 'defend doctor>A1', 'amy-pond'))
    expect([totals(other), enemiesAt(other, 'A1')]).toEqual([
      [12, 3],
      ['+pandorica', '+dalek-flagship'],
    ])
    expect(other.state.discard).toEqual(['doctor', 'amy-pond'])
  })

  test('D-20, DWC-CRD-10, DWC-CON-06: the Pandorica alone against Amy, and against Rory', () => {
    const against = (card: string) =>
      playing({ hands: { A: [card, ...junk(4)] }, table: { A1: { by: 'B', enemies: ['pandorica'] } } })
    const amy = against('amy-pond')
    decline(act(amy, 'defend amy-pond>A1'))
    expect(enemiesAt(amy, 'A1')).toEqual(['+pandorica'])
    const rory = against('rory-williams')
    act(rory, 'defend rory-williams>A1')
    expect([totals(rory), at(rory, 'A1').tardis, seatIn(rory, 'B').dalek]).toEqual([[0, 0], true, 5])
  })

  test('D-41, DWC-CRD-10, AMB-34: nothing to recover, nobody is asked', () => {
    const position = (hand: readonly string[]) => ({
      hands: { A: hand },
      table: { A1: { by: 'B' as const, enemies: ['pandorica', 'dalek'] } },
    })
    const play = playing(position(['rory-williams', 'tesselecta', ...junk(2)]))
    act(play, 'defend rory-williams>A1')
    expect([totals(play), play.open]).toEqual([[5, 0], ['A: action']])
    expect([enemiesAt(play, 'A1'), play.options('action')]).toEqual([['+dalek'], expect.arrayContaining(['end'])])
    const won = playing(position(['rory-williams', 'doctor', 'tesselecta', ...junk(2)]))
    act(won, 'defend rory-williams>A1', 'doctor')
    expect([totals(won), at(won, 'A1').tardis]).toEqual([[5, 5], true])
  })

  test('D-43, DWC-CRD-10, AMB-31: an open Pandorica works as well', () => {
    const play = playing({
      hands: { A: ['doctor', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['+pandorica', '+dalek'] } },
    })
    act(play, 'defend doctor>A1')
    expect([totals(play), at(play, 'A1').tardis]).toEqual([[5, 5], true])
  })

  test('DWC-CRD-07: River who switched is discarded with the defenders when these win', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', 'river-song', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['madame-kovarian'] } },
    })
    act(play, 'defend doctor>A1', 'amy-pond', 'river-song')
    expect([totals(play), play.state.discard]).toEqual([
      [7, 8],
      ['madame-kovarian', 'doctor', 'amy-pond', 'river-song'],
    ])
  })

  test('D-24, DWC-CRD-08, AMB-12: Davros takes over what openly has a Dalek, and its new master looks', () => {
    const position = (dalek: string) => ({
      players: 4 as const,
      hands: { A: ['davros', ...junk(4)], B: ['foe-4', ...junk(2)], C: ['davros', ...junk(4)] },
      table: { A1: {}, C1: { by: 'B' as const, enemies: [dalek, 'roboforms'] } },
    })
    const play = playing(position('+dalek'))
    expect(play.sees('A').locations.C1?.attack?.cards.map(({ card }) => card)).toEqual(['dalek', '?'])
    act(play, 'takeover davros>C1')
    expect([at(play, 'C1').attack?.by, enemiesAt(play, 'C1')]).toEqual(['A', ['+dalek', 'roboforms', '+davros']])
    expect([seatIn(play, 'A').dalek, seatIn(play, 'B').dalek]).toEqual([4, 5])
    expect(play.sees('A').locations.C1?.attack?.cards.map(({ card }) => card)).toEqual(['dalek', 'roboforms', 'davros'])
    expect(play.sees('B').locations.C1?.attack?.cards.map(({ card }) => card)).toEqual(['dalek', '?', 'davros'])
    const own = playing({ ...position('+dalek'), active: 'C' })
    expect(own.refusal('C', 'action', 'takeover:h0>C1')).toMatchObject({ key: 'own-attack', rule: 'DWC-CRD-08' })
    const covered = playing(position('dalek'))
    expect(covered.refusal('A', 'action', 'takeover:h0>C1')).toMatchObject({ key: 'no-open-card-of', rule: 'DWC-CRD-08' })
  })

  test('DWC-CRD-09: the Cyberking takes over Cybermen, and attacks like any enemy', () => {
    const play = playing({
      hands: { A: ['cyberking', 'cyberking', ...junk(4)] },
      table: { A1: {}, B1: {}, C1: { by: 'B', enemies: ['+cybermen'] } },
    })
    act(play, 'takeover cyberking>C1')
    act(play, 'attack cyberking>B1')
    expect([at(play, 'C1').attack?.by, enemiesAt(play, 'B1')]).toEqual(['A', ['cyberking']])
  })
})

test('DWC-CON-08: what was lost lies in the discard pile, the last conflict stays to be read', () => {
  const play = playing({ hands: { A: ['doctor', ...junk(4)] }, table: { A1: { by: 'B', enemies: ['foe-7'] } } })
  decline(act(play, 'defend doctor>A1'))
  expect(play.state.fought).toMatchObject({ winner: 'attacker', enemies: ['foe-7'], defenders: ['doctor'] })
  expect([play.state.conflict, defendersAt(play, 'A1')]).toEqual([undefined, []])
})
