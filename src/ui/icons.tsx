/** The icons of the chrome, in one stroke and size. They are decorative; a text always accompanies them. */
const PATHS = {
  confirm: 'M5 12.5l4.5 4.5L19 7.5',
  back: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  undo: 'M8.5 5L4.5 9l4 4M5 9h8.5a5.5 5.5 0 010 11H9',
  redo: 'M15.5 5l4 4-4 4M19 9h-8.5a5.5 5.5 0 000 11H15',
  refused: 'M12 3.5l9 16H3zM12 10v4.2M12 17v.2',
  info: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM12 11v5M12 7.8v.2',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  log: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3.5',
  piece:
    'M12 4a2.8 2.8 0 110 5.6 2.8 2.8 0 010-5.6zM8.5 15.5c0-3.3 1.3-5 3.5-5s3.5 1.7 3.5 5M4.5 18.5c0-1.7 3.3-3 7.5-3s7.5 1.3 7.5 3-3.3 2.5-7.5 2.5-7.5-.8-7.5-2.5z',
  choices: 'M4.5 6.5h3v3h-3zM4.5 14.5h3v3h-3zM11 8h8.5M11 16h8.5',
  cards: 'M4.5 8l7-2.500 4.500 12.500-7 2.500zM13 5.500h6.500v13h-3',
  plan: 'M4.5 4.5h15v15h-15zM4.5 9.5h5v4M14.500 4.500v6h-2M14.500 19.500v-4h5',
  print: 'M7.500 9V4.500h9V9M7.500 16.500h-3V9h15v7.500h-3M7.500 13.500h9v6h-9z',
  saved: 'M7.5 17.5a4 4 0 01-.6-7.95 5.5 5.5 0 0110.6.95 3.6 3.6 0 01-.4 7M9.5 15.5l2.2 2.2 4-4.2',
  unsaved: 'M7.5 17.5a4 4 0 01-.6-7.95 5.5 5.5 0 0110.6.95 3.6 3.6 0 01-.4 7M12 12v4M12 19v.2',
  settings:
    'M4 7.5h8M16.5 7.5H20M4 16.5h3.5M12 16.5h8M14.25 5.25a2.25 2.25 0 110 4.5 2.25 2.25 0 010-4.5zM9.75 14.25a2.25 2.25 0 110 4.5 2.25 2.25 0 010-4.5z',
  help: 'M8.7 9a3.3 3.3 0 116 1.8c-.9 1.1-2.7 1.5-2.7 3.4M12 17.5v.2',
  rules: 'M12 6.5c-2-1.500-4.500-2-7.500-2v13c3 0 5.500.5 7.500 2 2-1.500 4.500-2 7.500-2v-13c-3 0-5.500.5-7.500 2zM12 6.500v13',
  home: 'M4 11.5l8-7 8 7M6.5 10v9.5h11V10',
  export: 'M12 15V4.5M8 8l4-4 4 4M5 14.5v5h14v-5',
  import: 'M12 4.5V15M8 11.5l4 4 4-4M5 14.5v5h14v-5',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  dice: 'M5 5h14v14H5zM9 9v.2M15 9v.2M12 12v.2M9 15v.2M15 15v.2',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  turnLeft: 'M6.5 7.5A7.5 7.5 0 1112 19.5M6.5 3.5v4h4',
  turnRight: 'M17.5 7.5A7.5 7.5 0 1012 19.5M17.5 3.5v4h-4',
  sound: 'M4.5 9.5v5h3.5l4.5 4V5.5L8 9.5zM16 9a4.2 4.2 0 010 6M18.5 6.5a8 8 0 010 11',
  silent: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9.5l5 5M21 9.5l-5 5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  fastOn: 'M5 6l6 6-6 6M12.500 6l6 6-6 6',
  fastBack: 'M19 6l-6 6 6 6M11.500 6l-6 6 6 6',
  lastStep: 'M7 6l7 6-7 6zM17 5.500v13',
  firstStep: 'M17 6l-7 6 7 6zM7 5.500v13',
  film: 'M4.5 6h15v12h-15zM8 6v12M16 6v12M4.500 10H8M4.500 14H8M16 10h3.500M16 14h3.500',
  picture: 'M4.500 5.500h15v13h-15zM4.500 16l4.500-4.500 3.500 3.500 2.500-2.500 4.500 4.500M15.500 9v.2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 110 5.4 2.7 2.7 0 010-5.4z',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  latest: 'M12 4.5v11M7 11l5 5 5-5M5.5 19.5h13',
  hint: 'M12 3.5a6 6 0 00-3.5 10.9c.8.6 1 1.3 1 2.1h5c0-.8.2-1.5 1-2.1A6 6 0 0012 3.5zM10 19.5h4',
  pin: 'M9 4.500h6l-.5 6 3 3.500h-11l3-3.500zM12 14v6',
  arrow: 'M5 19L18 6M9.500 5.500H18.500V14.500',
  note: 'M5 5h14v10l-4.500 4.500H5zM19 15h-4.500v4.500M8.500 9h7M8.500 12.500h4',
  branches: 'M6 4.500v15M6 9.500h6.500a4 4 0 014 4v6M14 17l2.500 2.500L19 17M3.500 17L6 19.500 8.500 17',
  flag: 'M6 20.5v-16M6 5.5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  rectangle: 'M4.5 6.500h15v11h-15z',
  polygon: 'M5 9l7-4.500 7.500 6-3.500 8.500H7z',
  eyeShut: 'M3 10c2.500 3 5.500 4.500 9 4.500s6.500-1.500 9-4.500M5.500 15l1.500-2M12 17.500v-3M18.500 15l-1.500-2',
  locked: 'M6 11h12v8.500H6zM8.500 11V8a3.500 3.500 0 017 0v3',
  unlocked: 'M6 11h12v8.500H6zM8.500 11V8a3.500 3.500 0 016.800-1.200',
  move: 'M12 3.500v17M3.500 12h17M9.500 6L12 3.500 14.500 6M9.500 18l2.500 2.500 2.500-2.500M6 9.500L3.500 12 6 14.500M18 9.500l2.500 2.500-2.500 2.500',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The logo: two bases and the clear line of sight between them. */
export function Sign() {
  return (
    <svg className="ui-sign" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className="ui-sign-lane" d="M7.5 26.5L25 9l6 6L13.5 32.5z" />
      <circle className="ui-sign-near" cx="10.5" cy="29.5" r="6" />
      <circle className="ui-sign-far" cx="28" cy="12" r="6" />
      <circle className="ui-sign-dot" cx="28" cy="12" r="2" />
    </svg>
  )
}
