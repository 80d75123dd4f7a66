/** The props of every shape's panel. The component that makes the draft owns the answer so far; panels only propose changes. */
import type { Amount, AnswerTo, Order, Pick, PLAIN_SHAPES, Roll, Shape, Shuffle, Split } from '../../../kernel'
import type { Path, Place, Route } from '../../../table/choice'
import type { LengthUnit } from '../../words/speak'

export interface OptionWords {
  readonly label: string
  readonly detail?: string
  /** Where the things that it is about are, for those who do not see them. */
  readonly where?: string | undefined
}

export interface ShapeProps<C extends Shape> {
  readonly choice: C
  readonly answer: AnswerTo<C>
  onAnswer(answer: AnswerTo<C>): void
  /** The label of an option, an item, a share or a die's face. */
  option(id: string): OptionWords
  readonly unit: LengthUnit
  /** The size of the table if the player sees it from its far edge: right and left, near and far change places. */
  readonly turned?: { readonly width: number; readonly depth: number } | undefined
  /** The used and allowed length of a path, from the draft's judgement. */
  readonly measured?: { readonly used: number; readonly budget: number } | undefined
}

/** The id of the share that holds everything not put elsewhere; it follows from the other shares. */
export const REST = 'kept'

/** All shapes: the plain ones of the kernel and the three of the table. */
export type ShapeName = keyof typeof PLAIN_SHAPES | Place['shape'] | Path['shape'] | Route['shape']

/** The type of each shape's choice, by name. If a shape is missing here, the table of panels does not compile. */
export interface Choices {
  readonly pick: Pick
  readonly amount: Amount
  readonly split: Split
  readonly order: Order
  readonly roll: Roll
  readonly shuffle: Shuffle
  readonly place: Place
  readonly path: Path
  readonly route: Route
}
export type AnyChoice = Choices[ShapeName]
