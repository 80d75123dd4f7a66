/**
 * Twins: while a document has a symmetry, each piece that is not its own image has a twin there. Changes to a piece are made to
 * its twin.
 */
import type { Ref } from '../../table/piece'
import type { LayoutDocument, LayoutPiece, LayoutSymmetry } from '../document'
import { mirroredPose } from '../mirror'
import { freshRef } from '../refs'

type Ground = Pick<LayoutDocument, 'size' | 'own' | 'symmetry'>

/** A piece with some of its members changed; `undefined` removes a member. */
export function withMembers(
  piece: LayoutPiece,
  members: { readonly [M in keyof LayoutPiece]?: LayoutPiece[M] | undefined },
): LayoutPiece {
  const { ref, kind, at, heading, z, on, group, locked, name, twin } = { ...piece, ...members } as {
    readonly [M in keyof LayoutPiece]: LayoutPiece[M] | undefined
  } & Pick<LayoutPiece, 'ref' | 'kind' | 'at' | 'heading'>
  // Members are written in a fixed order, so that equal pieces have equal text.
  return {
    ref,
    kind,
    at,
    heading,
    ...(z ? { z } : {}),
    ...(on === undefined ? {} : { on }),
    ...(group === undefined ? {} : { group }),
    ...(locked ? { locked } : {}),
    ...(name ? { name } : {}),
    ...(twin === undefined ? {} : { twin }),
  }
}

/** The twin `own`, moved to the image of `piece`. `on`: what the twin stands on. */
function imageOf(ground: Ground, symmetry: Exclude<LayoutSymmetry, 'none'>, piece: LayoutPiece, own: LayoutPiece, on?: Ref) {
  const { at, heading } = mirroredPose(ground, symmetry, piece)
  return withMembers(own, { kind: piece.kind, at, heading, z: piece.z, on, locked: piece.locked })
}

const isMate = (piece: LayoutPiece, other: { readonly kind: string; readonly at: LayoutPiece['at']; readonly z?: number }) =>
  piece.kind === other.kind && piece.at.x === other.at.x && piece.at.y === other.at.y && (piece.z ?? 0) === (other.z ?? 0)

/**
 * Brings the twins of changed pieces to their images. Of a pair, a piece in `leaders` decides before one that merely changed; an
 * unchanged piece never does. `before`: the pieces before the edit, to tell which have changed.
 */
export function followed(
  ground: Ground,
  before: readonly LayoutPiece[],
  after: readonly LayoutPiece[],
  leaders: readonly Ref[],
): readonly LayoutPiece[] {
  const { symmetry } = ground
  if (symmetry === 'none') return after
  const old = new Map(before.map((piece) => [piece.ref, piece]))
  const byRef = new Map(after.map((piece) => [piece.ref, piece]))
  const changed = after.filter((piece) => old.get(piece.ref) !== piece && piece.twin !== undefined)
  const rank = (ref: Ref) => (leaders.includes(ref) ? leaders.indexOf(ref) : leaders.length)
  const led = new Set<Ref>()
  for (const piece of [...changed].sort((a, b) => rank(a.ref) - rank(b.ref))) {
    const twin = byRef.get(piece.twin ?? '')
    if (!twin || led.has(piece.ref)) continue
    led.add(twin.ref)
    const below = piece.on === undefined ? undefined : byRef.get(piece.on)
    // A support without a twin is its own image: both twins stand on it.
    const on = below && (below.twin ?? below.ref)
    byRef.set(twin.ref, imageOf(ground, symmetry, piece, twin, on))
  }
  return led.size === 0 ? after : after.map((piece) => byRef.get(piece.ref) ?? piece)
}

/** New pieces, with a twin for each that is not its own image. The new ones come first, then their twins. */
export function withTwins(ground: Ground, pieces: readonly LayoutPiece[], fresh: readonly LayoutPiece[]): readonly LayoutPiece[] {
  const { symmetry } = ground
  const plain = fresh.map((piece) => withMembers(piece, { twin: undefined }))
  if (symmetry === 'none') return plain
  const all = [...pieces, ...plain]
  const names = new Map<Ref, Ref>()
  const taken = new Set(all.map(({ ref }) => ref))
  for (const piece of plain) {
    if (isMate(piece, { ...piece, ...mirroredPose(ground, symmetry, piece) })) continue
    const ref = freshRef(taken, piece.kind)
    taken.add(ref)
    names.set(piece.ref, ref)
  }
  const known = new Map(pieces.map((piece) => [piece.ref, piece]))
  const leaders = plain.map((piece) => withMembers(piece, { twin: names.get(piece.ref) }))
  const twins = leaders.flatMap((piece): readonly LayoutPiece[] => {
    if (piece.twin === undefined) return []
    const on = piece.on === undefined ? undefined : (names.get(piece.on) ?? known.get(piece.on)?.twin ?? piece.on)
    return [
      imageOf(
        ground,
        symmetry,
        piece,
        withMembers(piece, { ref: piece.twin, twin: piece.ref, group: undefined, name: undefined }),
        on,
      ),
    ]
  })
  return [...leaders, ...twins]
}

/** The pieces under a new symmetry: pieces that are each other's images become twins; with `copies`, the others get one. */
export function paired(ground: Ground, pieces: readonly LayoutPiece[], copies: boolean): readonly LayoutPiece[] {
  const { symmetry } = ground
  if (symmetry === 'none')
    return pieces.map((piece) => (piece.twin === undefined ? piece : withMembers(piece, { twin: undefined })))
  const twinOf = new Map<Ref, Ref>()
  const alone: LayoutPiece[] = []
  for (const piece of pieces) {
    if (twinOf.has(piece.ref)) continue
    const image = { ...piece, ...mirroredPose(ground, symmetry, piece) }
    if (isMate(piece, image)) continue
    const mate = pieces.find(
      (other) => other.ref !== piece.ref && !twinOf.has(other.ref) && isMate(other, image) && other.heading === image.heading,
    )
    if (mate) {
      twinOf.set(piece.ref, mate.ref)
      twinOf.set(mate.ref, piece.ref)
    } else alone.push(piece)
  }
  const linked = pieces.map((piece) => {
    const twin = twinOf.get(piece.ref)
    return piece.twin === twin ? piece : withMembers(piece, { twin })
  })
  if (!copies || alone.length === 0) return linked
  const names = new Set(alone.map(({ ref }) => ref))
  const rest = linked.filter(({ ref }) => !names.has(ref))
  const made = withTwins(ground, rest, alone)
  const byRef = new Map(made.map((piece) => [piece.ref, piece]))
  const kept = linked.map((piece) => byRef.get(piece.ref) ?? piece)
  const old = new Set(pieces.map(({ ref }) => ref))
  return [...kept, ...made.filter(({ ref }) => !old.has(ref))]
}
