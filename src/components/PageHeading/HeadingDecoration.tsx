import styles from './HeadingDecoration.module.css';

/**
 * The tree consists of concentric arches. The two vertical ends of each arch are roots of the tree. Each pair contains
 * the y coordinates of the lower ends of an arch's left and right root, in SVG units. The outermost arch is first.
 */
const ROOT_ENDS = [
  [296, 330],
  [352, 278],
  [268, 318],
  [330, 356],
  [282, 300],
  [346, 264],
  [306, 338],
  [262, 290],
] as const;

/**
 * Dimensions of the tree, in SVG units:
 * - the x coordinate of the arches' centre
 * - the y coordinate of the upper ends of the roots
 * - the radius of the outermost arch
 * - the difference between the radii of two adjacent arches
 */
const [CENTRE_X, ROOT_TOP, OUTER_RADIUS, RADIUS_STEP] = [300, 250, 236, 28];

/** The leaves, drawn as small squares (x, y, side length), as in the pictures of the hero. */
const LEAVES = [
  [112, 74, 9],
  [148, 118, 6],
  [196, 20, 7],
  [228, 60, 5],
  [286, 4, 6],
  [338, 38, 8],
  [392, 22, 6],
  [424, 88, 7],
  [478, 70, 9],
  [500, 128, 5],
] as const;

/**
 * Renders a large drawing of the tree in the logo, behind a page's heading. A stylesheet shows the drawing only in
 * windows of 75rem or wider, because it would touch the text in other windows. The stylesheet also hides the drawing
 * with forced colours and with more contrast.
 */
export function HeadingDecoration() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 370" preserveAspectRatio="xMaxYMin meet" className={styles.decoration}>
      {ROOT_ENDS.map(([left, right], index) => {
        const radius = OUTER_RADIUS - index * RADIUS_STEP;
        return (
          <g key={radius}>
            <path
              d={`M${CENTRE_X - radius} ${left}V${ROOT_TOP}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${right}`}
              fill="none"
            />
            <circle cx={CENTRE_X - radius} cy={left} r="3.5" />
            <circle cx={CENTRE_X + radius} cy={right} r="3.5" />
          </g>
        );
      })}
      {LEAVES.map(([x, y, side]) => (
        <rect key={x} x={x} y={y} width={side} height={side} rx={side / 3} />
      ))}
    </svg>
  );
}
