/** Ready battlefields. Each is written down as one half; the other is the same turned by 180 degrees, so both sides are equal. */
import type { Battlefield, Cube } from '../rules/board'
import { built } from '../rules/facts/built'
import { mirrored } from '../rules/facts/turned'

const ground = (c: number, r: number): Cube => ({ c, r, z: 1 })

/** 6.7: a tower with an annex, a bunker, a command post and a shack, linked by a walkway. */
const SECTOR_12 = built(
  [
    {
      at: [2, 3],
      storeys: [{ N: 'doorL', S: 'winM', W: 'full' }, { N: 'full', E: 'doorL', S: 'winM', W: 'winS' }, { N: 'low' }],
      floors: { 2: 'floor', 3: 'floor' },
    },
    { at: [3, 3], storeys: [{ N: 'winM', E: 'doorL', S: 'full' }, { S: 'low' }], floors: { 2: 'floor' } },
    { at: [6, 2], storeys: [{ N: 'full', E: 'doorL', S: 'winM', W: 'full' }, { E: 'low' }], floors: { 2: 'floor' } },
    { at: [6, 4], storeys: [{ N: 'doorL', E: 'full', S: 'winS', W: 'winM' }, { S: 'low' }], floors: { 2: 'floor' } },
    { at: [8, 4], storeys: [{ N: 'winM', W: 'doorL', S: 'full' }], floors: { 2: 'floor' } },
    { at: [4, 3], storeys: [], floors: { 2: 'half-ew' } },
    { at: [5, 3], storeys: [], floors: { 2: 'half-ew' } },
  ],
  [
    [ground(4, 4), 'S'],
    [ground(5, 1), 'E'],
    [ground(2, 1), 'S'],
  ],
)

/** A foundry: two furnaces in the middle, joined by a gangway over the yard; a hall with a ramp; sheds along the edges. */
const FOUNDRY = built(
  [
    // The furnace: two storeys, hatches inside and out.
    {
      at: [4, 4],
      storeys: [{ N: 'doorL', W: 'winM', S: 'full' }, { N: 'winM', W: 'winS', S: 'full' }, { W: 'low' }],
      floors: { 2: 'hatch-floor-2', 3: 'floor' },
    },
    // The hall.
    { at: [6, 3], storeys: [{ N: 'winM', W: 'doorL', S: 'full' }, { S: 'low' }], floors: { 2: 'floor' } },
    { at: [7, 3], storeys: [{ N: 'full', E: 'doorL', S: 'winM' }, { N: 'low' }], floors: { 2: 'floor' } },
    // A ramp from the east to the hall's roof.
    { at: [8, 3], storeys: [], floors: { 1: 'ramp-W' } },
    // The gate house.
    { at: [2, 2], storeys: [{ N: 'full', E: 'doorL', S: 'hatch-2', W: 'winM' }, { W: 'low' }], floors: { 2: 'floor' } },
    // The pump.
    { at: [1, 4], storeys: [{ N: 'doorL', E: 'winM', S: 'full' }], floors: { 2: 'floor' } },
    { at: [5, 2], storeys: [{ N: 'winS', E: 'doorL', S: 'winM', W: 'full' }, { N: 'low' }], floors: { 2: 'floor' } },
    // The walkway from the gate house to the workshop.
    { at: [3, 2], storeys: [], floors: { 2: 'half-ew' } },
    { at: [4, 2], storeys: [], floors: { 2: 'half-ew' } },
  ],
  [
    [ground(3, 3), 'W'],
    [ground(7, 1), 'S'],
    [ground(3, 1), 'E'],
  ],
)

export const MAPS = {
  'sector-12': mirrored(SECTOR_12),
  foundry: mirrored(FOUNDRY),
} as const satisfies { readonly [id: string]: Battlefield }
