/** English: refusals and reports of the host. Each says what happened and, if something can be done, what to do now. */
import type { ForeignLook, MatchSaid } from '../../match/said'
import type { Phrases } from './speak'

const LOOKS: { readonly [L in ForeignLook]: string } = {
  model: 'a 3D model',
  picture: 'a picture',
  archive: 'an archive',
  'tabletop-simulator': 'a save of Tabletop Simulator',
  'other-json': 'data of another program',
  text: 'a text',
  binary: 'something else',
}
const REPORT = 'Please copy the report and send it to us.'

export const EN_HOST: Phrases<MatchSaid> = {
  'malformed-message': () => 'The request was not understood. Load the page again.',
  'wrong-version': ({ theirs, ours }) =>
    `This page is of another version (${theirs}) than its host (${ours}). Load the page again.`,
  'hello-first': () => 'The match was not opened properly. Load the page again.',
  'not-your-seat': ({ seat }, speak) => `That seat is ${speak.seat(seat)}’s.`,
  'unknown-decision': () => 'That question is not asked any more.',
  'already-answered': () => 'That has been answered already.',
  'unknown-shape': () => 'This version cannot ask that question. Load the page again.',
  'throw-not-awaited': () => 'No dice are waiting to be thrown.',
  'match-over': () => 'The match is over.',
  'claim-of-another': () => 'A claim can only be about the miniature that is moved, and another one. Nothing was moved.',
  'claim-of-hidden': () => 'A claim can only name what everybody sees. Nothing was moved.',
  'already-conceded': ({ seat }, speak) => `${speak.seat(seat)} has conceded already.`,
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to redo.',
  'undo-already-asked': ({ by }, speak) => `${speak.seat(by)} has asked for an undo already. Answer that first.`,
  'undo-declined': ({ by }, speak) => `${speak.seat(by)} would rather play on.`,
  'undo-lapsed': () => 'The match has gone on: the undo no longer applies.',
  'no-undo-asked': () => 'Nobody has asked for an undo.',
  'export-while-secret': () => 'Secret answers are being given. Export the match once they are revealed.',
  'chain-known': () => 'The secret for the dice was used before. Load the page again to make a new one.',
  'rules-failed': () => `The rules could not carry that out; nothing has changed. ${REPORT}`,
  'play-paused': () => 'Play is paused: nothing can be saved at present. Nothing is lost, and it goes on by itself.',
  'puzzle-decided': () => 'This puzzle is decided. Begin it again to play on.',
  'no-puzzle': () => 'This match is not a puzzle.',
  'match-rests': () => 'The players have agreed on a pause.',
  'run-elsewhere': () => 'The match is run elsewhere now. Load the page again.',

  'play-resumed': () => 'Play goes on.',
  'not-kept': () => 'The last move could not be saved on this device. Is the storage full? Export the match to be safe.',
  'chance-failed': () => 'The dice could not be thrown. Undo, then try again.',
  'dice-replaced': () => 'The dice would not roll; fair numbers were drawn instead.',
  'bot-failed': ({ seat }, speak) =>
    seat === 'chance'
      ? 'Chance had no answer; the simplest was taken.'
      : `${speak.seat(seat)} had no answer; the simplest was taken.`,

  'kept-in-memory': () => 'Nothing can be saved on this device now: the match lasts as long as this tab. Export it to keep it.',

  'log-of-other-rules': ({ entry }) =>
    `The rules were mended after this match began: from its move ${entry} on it can no longer be checked. It goes on as it was played.`,
  'log-at-its-end': ({ entry }) =>
    `The rules were mended after this match began, and it cannot go on from here: from its move ${entry} on today’s rules would have gone another way. It can be looked at, and moves can be taken back.`,
  'log-not-following': ({ entry }) =>
    `From its move ${entry} on this match does not follow from the rules: it was changed outside the game, or is damaged. It goes on as it stands.`,

  'malformed-request': () => 'The request was not understood. Load the page again.',
  'advice-among-players': () => 'Advice is given only where you are the only player: the others have not agreed to it.',
  'unknown-match': () => 'That match is not on this device.',
  'unknown-game': ({ game }) => `That game is not here: “${game}”.`,
  'bad-options': ({ at, expected }) => `No match can be made of these choices: at “${at}”, expected ${expected}.`,
  'open-elsewhere': () => 'The match is open in another tab. Go on there, or close it and load this page again.',
  'notes-full': ({ most }) => `A match holds ${most} notes at most. Delete one that you no longer need.`,
  'match-removed': () => 'The match was deleted in another tab.',
  'stored-damaged': () =>
    'What is saved of this match is damaged. It stays where it is; a match file exported earlier can still be opened.',
  'stored-outdated': ({ entry }) =>
    `This version cannot read what happened at move ${entry} of this match. It stays in your list, to be exported or deleted.`,
  'store-failed': () => 'This device did not answer when asked for its saved matches. Load the page again.',

  'log-empty': () => 'There is no move in it.',
  'log-no-start': ({ entry }) => `Its first move is missing (entry ${entry}).`,
  'log-gap': ({ entry, found }) => `A move is missing: entry ${entry} should come, ${found} was found.`,
  'log-answer-to-nothing': ({ entry }) => `Entry ${entry} answers a question that was never asked.`,
  'log-answer-refused': ({ entry }) => `The rules refuse the move of entry ${entry}.`,
  'log-answer-impossible': ({ entry }) => `The move of entry ${entry} cannot be carried out.`,
  'log-events-differ': ({ entry }) => `Entry ${entry} came out differently: the rules have changed since it was played.`,
  'log-place-differs': ({ entry }) => `After entry ${entry} the rules would go on elsewhere.`,
  'log-undo-impossible': ({ entry }) => `Entry ${entry} undoes something that is not there.`,
  'log-unreadable': ({ entry }) => `What happened at entry ${entry} cannot be read.`,

  'file-empty': () => 'The file is empty.',
  'file-too-large': ({ most }, speak) => `The file is too large for a match: more than ${speak.number(most / 1_000_000)} MB.`,
  'file-foreign': ({ looks }) => `This is not a match but ${LOOKS[looks]}. Choose a file exported from Sightline.`,
  'file-cut-short': () => 'The file ends in the middle: it was not copied whole. Export it again.',
  'file-not-json': ({ at }, speak) => `The file is damaged at character ${speak.number(at)}.`,
  'file-wrong-version': ({ found, ours }) =>
    found > ours
      ? `The file was made by a newer version (${found}) than this one (${ours}). Load the page again to get it.`
      : `The file was made by a version (${found}) too old for this one (${ours}).`,
  'file-damaged': ({ at, expected }) => `The file is damaged: ${expected} expected at “${at}”.`,
  'file-bad-puzzle': ({ at }) => `The puzzle in the file does not fit its match, at “${at}”.`,
  'file-changed': () => 'The file was changed after it was exported; it cannot be trusted.',
  'file-unknown-game': ({ game }) => `The match is of a game that is not here: “${game}”.`,
  'file-bad-setup': ({ at }) => `The match starts from something impossible: “${at}”.`,
  'file-bad-log': ({ at }) => `The moves in the file are damaged, at “${at}”.`,
}
