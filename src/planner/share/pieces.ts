/**
 * Pieces in a compact form: positions as multiples of the largest common step (a quarter inch, a millimetre), refs only if they
 * differ from the kind and the next number, and no pose for a twin at its partner's image. Nothing is rounded.
 */
import type { LayoutDocument, LayoutPiece } from '../document'
import { withMembers } from '../edits/twins'
import { findKind } from '../kinds'
import { mirroredPose } from '../mirror'
import { BrokenBytes, type Reader, type Writer } from './bytes'

const FLAG = { ref: 1, z: 2, on: 4, group: 8, locked: 16, name: 32, twin: 64, posed: 128 } as const
type Ground = Pick<LayoutDocument, 'size' | 'own' | 'symmetry'>

const common = (numbers: readonly number[]): number => {
  let step = 0
  for (const number of numbers) {
    let [a, b] = [step, Math.abs(number)]
    while (b > 0) [a, b] = [b, a % b]
    step = a
  }
  return step === 0 ? 1 : step
}

/** The default ref of a piece: its kind, and a number that counts the pieces of that kind so far. */
function namer(): (kind: string) => string {
  const counts = new Map<string, number>()
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    return `${kind.replace(/^own\//, '').slice(0, 48)}-${number}`
  }
}

/** Whether this piece stands at the image of its twin, which precedes it. */
const isImage = (ground: Ground, piece: LayoutPiece, twin: LayoutPiece): boolean => {
  if (ground.symmetry === 'none' || twin.kind !== piece.kind || (twin.z ?? 0) !== (piece.z ?? 0)) return false
  const { at, heading } = mirroredPose(ground, ground.symmetry, twin)
  return at.x === piece.at.x && at.y === piece.at.y && heading === piece.heading
}

export function writePieces(out: Writer, document: LayoutDocument): void {
  const { pieces } = document
  const kinds = [...new Set(pieces.map(({ kind }) => kind))]
  const groups = [...new Set(pieces.flatMap(({ group }) => (group === undefined ? [] : [group])))]
  const index = new Map(pieces.map(({ ref }, i) => [ref, i]))
  const step = common(pieces.flatMap(({ at }) => [at.x, at.y]))
  const turn = common(pieces.map(({ heading }) => heading))
  for (const names of [kinds, groups]) {
    out.count(names.length)
    for (const name of names) out.text(name)
  }
  out.count(step)
  out.count(turn)
  out.count(pieces.length)
  const nextName = namer()
  for (const [i, piece] of pieces.entries()) {
    const { ref, kind, at, heading, z, on, group, locked, name, twin } = piece
    const twinAt = twin === undefined ? undefined : index.get(twin)
    const partner = twinAt !== undefined && twinAt < i ? pieces[twinAt] : undefined
    const isPosed = partner !== undefined && isImage(document, piece, partner)
    const isNamed = nextName(kind) !== ref
    out.count(
      (isNamed ? FLAG.ref : 0) +
        (z === undefined ? 0 : FLAG.z) +
        (on === undefined ? 0 : FLAG.on) +
        (group === undefined ? 0 : FLAG.group) +
        (locked ? FLAG.locked : 0) +
        (name === undefined ? 0 : FLAG.name) +
        (twin === undefined ? 0 : FLAG.twin) +
        (isPosed ? FLAG.posed : 0),
    )
    out.count(kinds.indexOf(kind))
    if (isNamed) out.text(ref)
    if (twin !== undefined) out.count(twinAt ?? 0)
    if (!isPosed) {
      out.whole(at.x / step)
      out.whole(at.y / step)
      out.count(heading / turn)
    }
    if (z !== undefined) out.count(z)
    if (on !== undefined) out.count(index.get(on) ?? 0)
    if (group !== undefined) out.count(groups.indexOf(group))
    if (name !== undefined) out.text(name)
  }
}

/** Decodes the pieces without checking them: the caller checks the document. Throws `BrokenBytes`. */
export function readPieces(input: Reader, ground: Ground, most: number): readonly LayoutPiece[] {
  const names = () => Array.from({ length: input.count(most) }, () => input.text())
  const [kinds, groups] = [names(), names()]
  const step = input.count()
  const turn = input.count()
  const count = input.count(most)
  const pieces: LayoutPiece[] = []
  const links: { readonly on?: number; readonly twin?: number }[] = []
  const nextName = namer()
  const chosen = (list: readonly string[]): string => {
    const start = input.at
    const found = list[input.count()]
    if (found === undefined) throw new BrokenBytes(start)
    return found
  }
  for (let i = 0; i < count; i++) {
    const start = input.at
    const flags = input.count(255)
    const has = (flag: number) => (flags & flag) !== 0
    const kind = chosen(kinds)
    const plain = nextName(kind)
    const ref = has(FLAG.ref) ? input.text() : plain
    const twin = has(FLAG.twin) ? input.count(count - 1) : undefined
    const pose = has(FLAG.posed)
      ? poseOfTwin(ground, kind, twin === undefined ? undefined : pieces[twin], start)
      : { at: { x: input.whole() * step, y: input.whole() * step }, heading: input.count() * turn }
    const z = has(FLAG.z) ? input.count() : undefined
    const on = has(FLAG.on) ? input.count(count - 1) : undefined
    const group = has(FLAG.group) ? chosen(groups) : undefined
    const name = has(FLAG.name) ? input.text() : undefined
    links.push({ ...(on === undefined ? {} : { on }), ...(twin === undefined ? {} : { twin }) })
    pieces.push({
      ref,
      kind,
      ...pose,
      ...(z === undefined ? {} : { z }),
      ...(group === undefined ? {} : { group }),
      ...(has(FLAG.locked) ? { locked: true as const } : {}),
      ...(name === undefined ? {} : { name }),
    })
  }
  return pieces.map((piece, i) => {
    const { on, twin } = links[i] ?? {}
    if (on === undefined && twin === undefined) return piece
    const z = piece.z
    const linked = withMembers(piece, {
      ...(on === undefined ? {} : { on: pieces[on]?.ref }),
      ...(twin === undefined ? {} : { twin: pieces[twin]?.ref }),
    })
    return z === 0 ? { ...linked, z } : linked
  })
}

function poseOfTwin(ground: Ground, kind: string, twin: LayoutPiece | undefined, at: number) {
  const isKnown = findKind(ground, kind) !== undefined && Number.isInteger(twin?.heading)
  if (!twin || ground.symmetry === 'none' || !isKnown) throw new BrokenBytes(at)
  return mirroredPose(ground, ground.symmetry, { ...twin, kind })
}
