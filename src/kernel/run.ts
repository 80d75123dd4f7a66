/** Runs procedures until somebody must choose, and takes answers. Pure: a snapshot goes in, a new one and the events come out. */
import type { AnswerTo } from './choice'
import { same } from './json'
import type {
  Decision,
  Frame,
  Game,
  Heard,
  Here,
  MatchSpec,
  Outgoing,
  ProcedureName,
  Question,
  Snapshot,
  Subject,
  Terms,
} from './terms'

/** What one answer led to. */
export interface Step<G extends Terms> {
  readonly snapshot: Snapshot<G>
  readonly events: readonly G['event'][]
}

/** The most steps between two questions. More mean that a chapter runs in circles. */
const STEP_LIMIT = 100_000

/** Begins a match and runs it to its first questions. */
export function start<G extends Terms>(game: Game<G>, spec: MatchSpec): Step<G> {
  const state = game.setUp(spec)
  const { call, local } = game.begin
  return run(game, { state, agenda: [opened(game, call, local)], shown: [], pending: [], asked: 0 }, [])
}

/**
 * Takes the answer to an open decision and runs on. The answer must be legal: the host has checked it with `accepts`. Throws if
 * the decision is not open, which is a bug of the caller.
 */
export function reply<G extends Terms>(game: Game<G>, snapshot: Snapshot<G>, id: string, answer: unknown): Step<G> {
  const decision = snapshot.pending.find((open) => open.id === id)
  if (!decision) throw new Error(`decision ${id} is not open`)
  const heard: Heard = { seat: decision.seat, subject: decision.subject, choice: decision.choice, answer }
  if (decision.offer) {
    const aside: Frame = { ...opened(game, decision.offer, {}), heard: [heard] }
    return run(game, { ...snapshot, agenda: [...snapshot.agenda, aside], pending: [] }, snapshot.pending)
  }
  const top = last(snapshot.agenda)
  const { step, local, heard: before, then, answers = [] } = top
  const asking = written(top, step, local, { heard: before, then, answers: [...answers, heard] })
  const pending = snapshot.pending.filter((open) => open.id !== id)
  const under = snapshot.agenda.slice(0, -1)
  if (pending.some((open) => !open.offer)) return { snapshot: { ...snapshot, agenda: [...under, asking], pending }, events: [] }
  return run(game, { ...snapshot, agenda: [...under, arrived(asking)], pending: [] }, snapshot.pending)
}

/** Asks the questions of the innermost step again. An imagined world, or one opened from a file, gets its questions this way. */
export const putAgain = <G extends Terms>(game: Game<G>, snapshot: Snapshot<G>): Snapshot<G> => run(game, snapshot, []).snapshot

/** The innermost frame, whose questions are all answered, moved on to the step that reads the answers. */
function arrived(frame: Frame): Frame {
  const { then, answers = [] } = frame
  if (then === undefined) throw new Error(`${frame.procedure} heard an answer but asked nothing`)
  return written(frame, then, frame.local, { heard: answers })
}

type Put = { readonly [K in 'heard' | 'then' | 'answers']?: Frame[K] | undefined }
/**
 * The frame at this step, written out field by field. An engine gives each spread of a spread a hidden class of its own, and all
 * that reads such objects becomes several times as slow.
 */
function written({ procedure, left }: Frame, step: string, local: object, more: Put): Frame {
  const { heard, then, answers } = more
  const frame: { -readonly [K in keyof Frame]: Frame[K] } = left ? { procedure, step, local, left } : { procedure, step, local }
  if (heard) frame.heard = heard
  // biome-ignore lint/suspicious/noThenProperty: a frame is never awaited.
  if (then !== undefined) frame.then = then
  if (answers) frame.answers = answers
  return frame
}
const BARE = {}

function opened<G extends Terms>(game: Game<G>, name: string, local: object): Frame {
  return { procedure: name, step: chapter(game, name).first, local }
}

function chapter<G extends Terms>(game: Game<G>, name: string) {
  const found = Object.hasOwn(game.procedures, name) ? game.procedures[name as keyof typeof game.procedures] : undefined
  if (!found) throw new Error(`${game.id} has no procedure ${name}`)
  return found
}

const last = (agenda: readonly Frame[]): Frame => {
  const frame = agenda[agenda.length - 1]
  if (!frame) throw new Error('the agenda is empty')
  return frame
}

const hearing = <G extends Terms>(frame: Frame): Here<G, never>['heard'] => {
  const about = (subject: string) => (frame.heard ?? []).filter((one) => one.subject === subject)
  const the = <S extends Subject<G>>(subject: S) => {
    const one = about(subject)[0]
    if (!one) throw new Error(`${frame.procedure}.${frame.step} heard nothing about "${subject}"`)
    return one.answer as AnswerTo<G['asks'][S]>
  }
  return {
    the,
    picked: ((subject: Subject<G>) => (the(subject) as readonly unknown[])[0]) as Here<G, never>['heard']['picked'],
    all: (subject) => about(subject).map(({ seat, answer }) => ({ seat, answer: answer as AnswerTo<G['asks'][typeof subject]> })),
  }
}

/** Removes every frame above one whose `leave` holds, outermost first. `leave` fires once per frame. */
function leaving<G extends Terms>(game: Game<G>, state: G['state'], agenda: readonly Frame[]): readonly Frame[] {
  for (let depth = 0; depth < agenda.length; depth++) {
    const frame = agenda[depth] as Frame
    const leave = frame.left ? undefined : chapter(game, frame.procedure).leave
    if (!leave?.when(state, frame.local as never)) continue
    const rest = agenda.slice(0, depth)
    if (leave.to === 'done') return leaving(game, state, rest)
    return [...rest, { procedure: frame.procedure, step: leave.to, local: frame.local, left: true }]
  }
  return agenda
}

function run<G extends Terms>(game: Game<G>, from: Snapshot<G>, askedBefore: readonly Decision<G>[]): Step<G> {
  let { state, agenda } = from
  const events: G['event'][] = []
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    agenda = leaving(game, state, agenda)
    const top = agenda[agenda.length - 1]
    if (!top) return { snapshot: { ...from, state, agenda: [], shown: [], pending: [] }, events }
    const under = agenda.slice(0, -1)
    if (top.step === 'done') {
      agenda = under
      continue
    }
    const out = outgoing(game, state, top)
    if ('ask' in out.does && out.does.ask.length > 0) {
      const put = putting(game, state, top, out.does.ask, out.then, from.asked)
      if (put.pending.every((decision) => decision.offer)) {
        agenda = [...under, arrived(put.frame)]
        continue
      }
      agenda = [...under, put.frame]
      const shown = events.length === 0 && isTrain(askedBefore, put.pending) ? from.shown : agenda
      return { snapshot: { state, agenda, shown, pending: put.pending, asked: from.asked + put.pending.length }, events }
    }
    const local = out.remember ? { ...top.local, ...out.remember } : top.local
    const frame = written(top, out.then, local, BARE)
    if ('call' in out.does) agenda = [...under, frame, opened(game, out.does.call, out.does.local)]
    else agenda = [...under, frame]
    if ('tell' in out.does) {
      for (const event of out.does.tell) {
        state = game.evolve(state, event)
        events.push(event)
      }
    }
  }
  throw new Error(`${game.id} went in circles: ${agenda.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ')}`)
}

function outgoing<G extends Terms>(game: Game<G>, state: G['state'], frame: Frame): Outgoing<G, string, object> {
  const step = chapter(game, frame.procedure).steps[frame.step]
  if (!step) throw new Error(`${frame.procedure} has no step ${frame.step}`)
  // The cast is safe: `call` and `remember` checked the memory's type when it was stored.
  return step({ state, local: frame.local as never, heard: hearing<G>(frame) })
}

/** Asks a step's questions. Answers given before an interjection are kept if their question comes back unchanged. */
function putting<G extends Terms>(
  game: Game<G>,
  state: G['state'],
  frame: Frame,
  questions: readonly Question<G>[],
  then: string,
  before: number,
): { readonly frame: Frame; readonly pending: readonly Decision<G>[] } {
  const fits = (question: Question<G>, heard: Heard) =>
    heard.seat === question.seat && heard.subject === question.subject && same(heard.choice, question.choice)
  const answers = (frame.answers ?? []).filter((one) => questions.some((question) => fits(question, one)))
  const open = answers.length === 0 ? questions : questions.filter((question) => !answers.some((one) => fits(question, one)))
  const isChance = questions.every((question) => question.seat === 'chance')
  const offers = isChance || !game.offers ? [] : game.offers(state)
  const pending = [
    ...open.map((question, index) => decision(question, `q${before + index + 1}`)),
    ...offers.map(({ question, runs }, index) => decision(question, `q${before + open.length + index + 1}`, runs)),
  ]
  const { step, local, heard } = frame
  return { frame: written(frame, step, local, { heard, then, answers: answers.length > 0 ? answers : undefined }), pending }
}

/** The question with its id, written out as frames are. */
function decision<G extends Terms>(question: Question<G>, id: string, offer?: ProcedureName<G>): Decision<G> {
  const { seat, subject, choice, fallback, about, sealed } = question
  const put: Record<string, unknown> = { seat, subject, choice, fallback }
  if (about) put.about = about
  if (sealed) put.sealed = sealed
  put.id = id
  if (offer) put.offer = offer
  // The cast is safe: a question with an id is a decision.
  return put as unknown as Decision<G>
}

/**
 * Is this a train: consecutive questions to one player with nothing told in between? Others are shown nothing of it, so that his
 * intention stays private.
 */
function isTrain<G extends Terms>(before: readonly Decision<G>[], now: readonly Decision<G>[]): boolean {
  const owed = [...before, ...now].filter((decision) => !decision.offer)
  const seat = owed[0]?.seat
  return before.length > 0 && seat !== undefined && seat !== 'chance' && owed.every((decision) => decision.seat === seat)
}
