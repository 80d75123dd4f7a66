/** A drawing of a table in a dim room: the first page's background until its picture is loaded. */

/** Crates seen from above and slightly in front: left and top corner, width, depth, height. */
const CRATES = [
  { x: 640, y: 330, width: 130, depth: 60, height: 74 },
  { x: 742, y: 392, width: 84, depth: 48, height: 42 },
  { x: 760, y: 700, width: 170, depth: 80, height: 64 },
  { x: 1130, y: 330, width: 110, depth: 44, height: 150 },
  { x: 1190, y: 690, width: 140, depth: 70, height: 110 },
] as const
const FIGURES = [
  { x: 900, y: 268, seat: 'B' },
  { x: 1060, y: 250, seat: 'B' },
  { x: 540, y: 752, seat: 'A' },
  { x: 660, y: 812, seat: 'A' },
] as const

export function HomeScenery() {
  return (
    <svg className="ui-scenery" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="ui-scenery-lamp" cx="64%" cy="38%" r="62%">
          <stop offset="0" stopColor="#b98a58" />
          <stop offset="0.45" stopColor="#5d432c" />
          <stop offset="1" stopColor="#1a120d" />
        </radialGradient>
        <linearGradient id="ui-scenery-lane" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#ffd083" stopOpacity="0.62" />
          <stop offset="1" stopColor="#ffd083" stopOpacity="0.16" />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill="#17100c" />
      <path d="M430 170L1330 170L1760 980L-120 980z" fill="#3a2718" />
      <path d="M450 182L1310 182L1716 972L-72 972z" fill="url(#ui-scenery-lamp)" />
      <g stroke="#ffe9c8" strokeOpacity="0.07" strokeWidth="2">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
          <path key={line} d={`M${450 + line * 107.5} 182L${-72 + line * 223.5} 972`} />
        ))}
        {[250, 332, 430, 548, 690, 862].map((y) => (
          <path key={y} d={`M${450 - (y - 182) * 0.661} ${y}H${1310 + (y - 182) * 0.514}`} />
        ))}
      </g>
      <path d="M506 744L872 262L930 274L578 762z" fill="url(#ui-scenery-lane)" />
      {CRATES.map(({ x, y, width, depth, height }) => (
        <g key={x}>
          <ellipse cx={x + width / 2} cy={y + depth} rx={width * 0.78} ry={depth * 0.5} fill="#000" opacity="0.28" />
          <path d={`M${x} ${y + depth - height}h${width}v${height}h${-width}z`} fill="#4c3826" />
          <path
            d={`M${x} ${y + depth - height}l${depth * 0.35} ${-depth * 0.55}h${width - depth * 0.2}l${-depth * 0.15} ${depth * 0.55}z`}
            fill="#8a6a47"
          />
          <path d={`M${x + 8} ${y + depth - height + 10}h${width - 16}`} stroke="#2a1d12" strokeWidth="4" opacity="0.6" />
        </g>
      ))}
      {FIGURES.map(({ x, y, seat }) => (
        <g key={x} data-seat={seat}>
          <ellipse cx={x} cy={y + 6} rx="50" ry="26" fill="#000" opacity="0.35" />
          <ellipse cx={x} cy={y} rx="40" ry="20" fill="#1c1511" />
          <ellipse
            cx={x}
            cy={y}
            rx="40"
            ry="20"
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="5"
            strokeDasharray={seat === 'B' ? '22 10' : 'none'}
          />
          <path d={`M${x - 20} ${y - 2}c-6 -40 -2 -66 20 -70c22 4 26 30 20 70c-8 7 -32 7 -40 0z`} fill="#241b15" />
          <circle cx={x} cy={y - 80} r="15" fill="#2c211a" />
          <path d={`M${x - 10} ${y - 86}a15 15 0 0 1 22 2`} stroke="#e8c08d" strokeWidth="3" fill="none" opacity="0.7" />
        </g>
      ))}
    </svg>
  )
}
