/** English: what a bot was after. */
import type { AnyPhrases } from './speak'

export const EN_MOTIVE = {
  'motive-thinking': () => 'Playing on from that moment, with this and with something else…',
  'motive-stop': () => 'Never mind',
  'motive-better': ({ other }: { other: string }) =>
    other === '' ? 'What spoke for it:' : `What spoke for it, rather than “${other}”:`,
  'motive-even': () => 'No other answer looked clearly worse.',
  'motive-worse': ({ other }: { other: string }) =>
    `From what you could know, ${other === '' ? 'something else' : `“${other}”`} looked better.`,
  'motive-only': () => 'There was nothing else that you could know it might do.',
  'motive-reason': ({ text, here, there, of }: { text: string; here: number; there: number; of: number }) =>
    `${text}: in ${here} of ${of} continuations, otherwise in ${there}`,
  'motive-other': ({ name, goal }: { name: string; goal: string }) => `${name} would ${goal}`,
  'motive-wins': ({ name, here, there }: { name: string; here: number; there: number }) =>
    `${name} wins about ${here} times in 100, otherwise ${there}`,
  'motive-next': ({ other }: { other: string }) => `The next best thing: ${other}`,
  'motive-elsewhere': ({ piece }: { piece: string }) => `another place for ${piece}`,
  'motive-untaken': () => 'to leave it',
  'motive-hidden': ({ name }: { name: string }) =>
    `What ${name} chose there is hidden from whoever reads this, and so are the reasons.`,
  'motive-untold': () => 'It cannot be worked out from what was seen of it, so no reasons can be given.',
  'motive-gone': () => 'This line tells of nothing that a bot has chosen, or it has been taken back.',
  'motive-note': ({ name, of }: { name: string; of: number }) =>
    `Worked out from what you could know just before, not from what ${name} hides: ${of} continuations of each, played by bots. Chances are estimates.`,
  'motive-note-only': ({ name }: { name: string; of: number }) =>
    `Judged from what you could know just before, not from what ${name} hides.`,
} satisfies AnyPhrases
