/** The markers beside this game's miniatures. */
import type { SceneMarks } from '../../../scene/marks'

export const MARKS: SceneMarks = {
  markers: {
    trance: { colour: '#8a6fd0', symbol: 'star' },
    doomed: { colour: '#b8452e', symbol: 'flame' },
    static: { colour: '#8fa36a', symbol: 'target' },
    failed: { colour: '#c65a7a', symbol: 'cross' },
    evade: { colour: '#5fa3c8', symbol: 'turn' },
    'weapon-master': { colour: '#c9a545', symbol: 'bolt' },
    entangle: { colour: '#6a8a3a', symbol: 'drop' },
    'stone-skin': { colour: '#8b8f92', symbol: 'dot' },
    veil: { colour: '#c3d0db', symbol: 'eye' },
  },
}
