/** Centre and radius of the arch's inner edge. */
const CX = 240;
const CY = 236;
const R = 188;
const GROUND = 512;

/** Where an upright at `x` meets the arch. */
const arch = (x: number) => Math.round(CY - Math.sqrt(R * R - (x - CX) ** 2));

const closedLeaf = [84, 116, 148, 180, 212];
/** The open leaf, seen from its edge: the uprights draw together. */
const openLeaf = [
  { x: 400, top: 198, foot: 520 },
  { x: 386, top: 176, foot: 528 },
  { x: 374, top: 160, foot: 535 },
  { x: 364, top: 148, foot: 541 },
];

/** An arched gate with one leaf open and a ball at its foot. Decoration. */
export function GateDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 480 560" className="block h-auto w-full">
      {/* Nothing of the fence behind shows through the opening. */}
      <path d={`M40 ${GROUND + 48}V${CY}a200 200 0 0 1 400 0v${GROUND + 48 - CY}z`} className="fill-paper" />
      <path
        d="M276 560c-6-50 30-76 26-120-3-34-34-48-32-92"
        fill="none"
        strokeWidth="26"
        strokeLinecap="round"
        className="stroke-sunken"
      />
      <g fill="none" strokeLinecap="round" className="stroke-accent">
        <path d={`M40 560V${CY}a200 200 0 0 1 400 0v324`} strokeWidth="17" />
        <g strokeWidth="7">
          {closedLeaf.map((x) => (
            <path key={x} d={`M${x} ${GROUND}V${arch(x) + 20}`} />
          ))}
          <path d={`M240 ${GROUND + 12}V${CY - R + 12}`} strokeWidth="10" />
          <path d={`M52 330H240M52 ${GROUND - 26}H240`} strokeWidth="8" />
          {openLeaf.map(({ x, top, foot }) => (
            <path key={x} d={`M${x} ${foot}V${top}`} strokeWidth="5" />
          ))}
          <path d="M428 326 358 344M428 486 358 512" strokeWidth="6" />
          <path d="M354 548V132" strokeWidth="8" />
        </g>
      </g>
      <g className="fill-accent">
        {closedLeaf.map((x) => (
          <path key={x} d={`M${x} ${arch(x) + 2}l7 16-7 12-7-12z`} />
        ))}
      </g>
      <circle cx="300" cy="524" r="27" className="fill-danger" />
      <path
        d="M281 515c12-10 28-10 40 2M279 534c14 8 30 8 43-2"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-paper"
      />
    </svg>
  );
}
