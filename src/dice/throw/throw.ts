/**
 * The throw whose landing is the roll. One physics world per throw, fixed order, fixed step, every parameter from integers of the
 * seed and the gesture. Fair by construction: labels are shuffled over each die's faces by the same seed.
 */
import { fingerprint } from './bytes'
import { type CockedReason, type Pose, setDown, whyCocked } from './cocked'
import { type Die, type DieKind, kindWithFaces, uppermost } from './dice'
import { encode, type Film } from './film'
import { type Draw, generator, permutation, type Seed, streams } from './generator'
import { type Gesture, plainGesture, quantiseGesture } from './gesture'
import { openTable, type PhysicsTable, type Rapier } from './physics'
import { release, trayFor } from './tray'

export interface ThrowRequest {
  /** 1 to 60 dice with six or eight faces each. */
  readonly dice: readonly Die[]
  /** Whole numbers, 0 to 2^32 - 1 each. */
  readonly seed: Seed
  /** How the player threw; by default `plainGesture`. Clamped to its bounds. */
  readonly gesture?: Gesture
}

/** A die that was cocked. */
export interface Cocked {
  /** Its index in the request. */
  readonly die: number
  readonly why: CockedReason
  /** 1 for the throw itself, 2 for the first repetition, and so on. */
  readonly attempt: number
  /** The ruling: thrown again, or after the last attempt set down flat on the face that was uppermost. */
  readonly ruling: 'thrown again' | 'set down'
  /** The second of the film at which it was ruled. */
  readonly at: number
}

/** The outcome of a throw: plain JSON with everything that log, rules and display need. */
export interface Throw {
  readonly dice: readonly Die[]
  /** The name of the face that counts, one per die, in order. */
  readonly faces: readonly string[]
  readonly cocked: readonly Cocked[]
  /** For each die and each of its physical faces, the index in the die's `faces` of the label on it. */
  readonly labelling: readonly (readonly number[])[]
  readonly film: Film
  /** Sixteen hex digits over labels, faces, rulings and exact final poses: equal throws give equal digits on every engine. */
  readonly hash: string
}

export interface Thrower {
  /** Throws dice. Equal requests give equal throws, bit by bit. A request beyond its bounds is the caller's bug: an error. */
  throwDice(request: ThrowRequest): Throw
}

/** A die still cocked after this many attempts is set down by hand. */
export const mostAttempts = 4

/** Loads the physics engine, about 3 MB of WebAssembly, once per process; later calls share it. */
export async function createThrower(): Promise<Thrower> {
  const rapier = await loadRapier()
  return { throwDice: (request) => throwDice(rapier, request) }
}

let loading: Promise<Rapier> | undefined

function loadRapier(): Promise<Rapier> {
  loading ??= import('@dimforge/rapier3d-compat').then(async (rapier) => {
    await rapier.init()
    return rapier
  })
  return loading
}

function throwDice(rapier: Rapier, { dice, seed, gesture = plainGesture }: ThrowRequest): Throw {
  if ([seed].flat().some((word) => !Number.isInteger(word) || word < 0 || word > 0xffffffff))
    throw new Error(`A seed is of whole numbers below 2^32, not ${seed}.`)
  const kinds = dice.map(kindOf)
  const labels = generator(seed, streams.labels)
  const labelling = kinds.map((kind) => permutation(labels, kind.normals.length))
  const { landed, cocked, film } = play(
    rapier,
    kinds,
    quantiseGesture(gesture.x, gesture.y, gesture.strength),
    generator(seed, streams.physics),
  )
  const shown = landed.map(({ rotation }, die) => {
    const kind = kinds[die] as DieKind // There is one pose for each die.
    return labelling[die]?.[uppermost(kind, rotation).face] ?? 0
  })
  return {
    dice,
    faces: shown.map((label, die) => dice[die]?.faces[label] ?? ''),
    cocked,
    labelling,
    film,
    hash: hashOf(labelling, shown, cocked, landed),
  }
}

/** Throws, then repeats the cocked dice, with everything that counts fixed where it lies. */
function play(rapier: Rapier, kinds: readonly DieKind[], gesture: Gesture, draw: Draw) {
  const table = openTable(rapier, trayFor(kinds.length), kinds)
  const cocked: Cocked[] = []
  try {
    let thrown: readonly number[] = kinds.map((_, die) => die)
    for (let attempt = 1; thrown.length > 0 && attempt <= mostAttempts; attempt++) {
      launch(table, thrown, attempt, gesture, draw)
      table.runToRest()
      const ruling = attempt < mostAttempts ? 'thrown again' : 'set down'
      const found = thrown.flatMap((die): Cocked[] => {
        const why = whyCocked(table.lie(die), table.tray)
        return why === undefined ? [] : [{ die, why, attempt, ruling, at: table.seconds() }]
      })
      cocked.push(...found)
      thrown = found.map(({ die }) => die)
    }
    for (const die of thrown) table.moveByHand([{ die, to: placeFor(table, die, kinds) }])
    return { landed: kinds.map((_, die) => table.pose(die)), cocked, film: encode(table.recording()) }
  } finally {
    table.close()
  }
}

function launch(table: PhysicsTable, thrown: readonly number[], attempt: number, gesture: Gesture, draw: Draw): void {
  const releases = release(table.tray, thrown.length, gesture, draw)
  const flights = thrown.flatMap((die, index) => {
    const from = releases[index]
    return from === undefined ? [] : [{ die, from }]
  })
  // The film shows cocked dice being lifted back before they are thrown again.
  if (attempt > 1) table.moveByHand(flights.map(({ die, from }) => ({ die, to: from })))
  table.launch(flights)
}

function placeFor(table: PhysicsTable, die: number, kinds: readonly DieKind[]): Pose {
  const others = kinds.flatMap((_, other) => (other === die ? [] : [table.pose(other).position]))
  const kind = kinds[die] as DieKind // `die` is an index into this list.
  return setDown(kind, table.pose(die), others, table.tray)
}

function kindOf({ faces }: Die): DieKind {
  const kind = kindWithFaces(faces.length)
  if (kind === undefined) throw new Error(`No die has ${faces.length} faces.`)
  return kind
}

function hashOf(
  labelling: readonly (readonly number[])[],
  shown: readonly number[],
  cocked: readonly Cocked[],
  landed: readonly Pose[],
): string {
  const print = fingerprint()
  const bits = new DataView(new ArrayBuffer(8))
  for (const label of labelling.flat()) print.add(label)
  for (const label of shown) print.add(label)
  for (const { die, attempt } of cocked) print.add(die * 16 + attempt)
  for (const { position, rotation } of landed) {
    for (const value of [...position, ...rotation]) {
      bits.setFloat64(0, value)
      print.add(bits.getInt32(0))
      print.add(bits.getInt32(4))
    }
  }
  return print.digits()
}

/** One hash over `count` fixed throws of ten dice: a constant of this version on every engine. Browser tests call it too. */
export async function hashOfThrows(count: number): Promise<string> {
  const thrower = await createThrower()
  const print = fingerprint()
  const combat: Die = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }
  const eight: Die = { faces: ['1', '2', '3', '4', '5', '6', '7', '8'] }
  const dice = Array.from({ length: 10 }, (_, index) => (index < 6 ? combat : eight))
  for (let seed = 0; seed < count; seed++) {
    const { hash } = thrower.throwDice({ dice, seed, gesture: { x: (seed % 201) - 100, y: 60, strength: seed % 101 } })
    print.add(Number.parseInt(hash.slice(0, 8), 16))
    print.add(Number.parseInt(hash.slice(8), 16))
  }
  return print.digits()
}
