/** The water behind the fish: light from above, rocks in two distances, plants, corals and sand. Nothing in it moves. */
export function SeaBed() {
  return (
    <div className="sea-bed" aria-hidden="true">
      <svg className="sea-light" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d="M240 -20L60 900H330L420 -20Z" />
        <path d="M560 -20L520 900H700L640 -20Z" />
        <path d="M830 -20L930 900H1230L980 -20Z" />
        <path d="M1180 -20L1450 900H1610L1290 -20Z" />
      </svg>
      <svg className="sea-floor" viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          className="rock-far"
          d="M0 420V190C60 150 110 170 150 120C190 60 250 70 290 150C340 230 420 250 520 262C640 276 760 300 860 290C980 280 1060 250 1130 190C1180 140 1220 60 1290 50C1350 44 1380 110 1430 120C1490 130 1540 90 1600 110V420Z"
        />
        <path
          className="rock-near"
          d="M0 420V270C40 240 90 240 130 282C170 322 230 330 300 344C420 366 560 372 720 372C900 372 1060 366 1180 346C1260 332 1300 300 1350 262C1400 226 1450 250 1500 232C1540 218 1570 190 1600 196V420Z"
        />
        <path
          className="sand"
          d="M0 420V366C160 342 320 366 480 374C720 386 960 372 1160 366C1340 360 1480 346 1600 362V420Z"
        />
        {[60, 96, 130, 1462, 1500, 1534, 1404].map((x, n) => (
          <path
            key={x}
            className="plant"
            d={`M${x} 400C${x - 26} ${330 - n * 6} ${x + 26} ${270 - n * 4} ${x - 4} ${190 - (n % 3) * 34}C${x + 34} ${280 - n * 4} ${x - 6} ${330 - n * 6} ${x + 14} 400Z`}
          />
        ))}
        <Coral x={230} y={372} size={1} />
        <Coral x={1300} y={368} size={1.25} />
        <Coral x={1120} y={384} size={0.7} />
        <Coral x={420} y={388} size={0.6} />
      </svg>
    </div>
  )
}

function Coral({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="coral"
        d="M-6 0C-10 -30 -40 -34 -44 -66M-8 -22C-16 -60 -6 -80 -14 -108M2 0C4 -44 22 -56 22 -96M6 -34C30 -44 44 -54 46 -84M-26 -44C-34 -50 -58 -46 -62 -62"
      />
      <path className="coral-light" d="M-44 -66v-2M-14 -108v-2M22 -96v-2M46 -84v-2M-62 -62v-2" />
    </g>
  )
}
