/** What every panel of a shape is given. The answer so far lives with whoever makes the draft; panels only propose the next one. */
import type { Amount, AnswerTo, Order, Pick, PLAIN_SHAPES, Roll, Shape, Shuffle, Split } from '../../../kernel'
import type { Path, Place, Route } from '../../../table/choice'
import type { LengthUnit } from '../../words/speak'

export interface OptionWords {
  readonly label: string
  readonly detail?: string
}

export interface ShapeProps<C extends Shape> {
  readonly choice: C
  readonly answer: AnswerTo<C>
  onAnswer(answer: AnswerTo<C>): void
  /** The words of an option, an item, a share or a die's face. */
  option(id: string): OptionWords
  readonly unit: LengthUnit
  /** How far a path goes and may go, from the judgement that the draft already holds. */
  readonly measured?: { readonly used: number; readonly budget: number } | undefined
}

/** A share of this name holds what is put nowhere else: it follows the others. */
export const REST = 'kept'

/** Every shape there is: the kernel's plain ones and the table's three. */
export type ShapeName = keyof typeof PLAIN_SHAPES | Place['shape'] | Path['shape'] | Route['shape']

/** Each shape's choice, by its name. A shape missing here makes the table of panels not compile. */
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
